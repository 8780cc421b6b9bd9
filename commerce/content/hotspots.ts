/** Percentages of the picture, from its top left corner. */
export interface AreaCoordinates {
  startX?: number | null;
  startY?: number | null;
  endX?: number | null;
  endY?: number | null;
}

export interface ImageHotspot {
  desktopCoords?: AreaCoordinates | null;
  mobileCoords?: AreaCoordinates | null;
  link: string;
  altText: string;
}

export interface PlacedArea {
  link: string;
  altText: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PointHotspot {
  percentageFromTopLocation?: number | null;
  percentageFromLeftLocation?: number | null;
  iconColor?: string | null;
}

export type Screen = 'desktop' | 'mobile';

/** Clickable areas of a banner picture; an area with missing coordinates is skipped. */
export function placeAreas(hotspots: readonly ImageHotspot[], screen: Screen): PlacedArea[] {
  return hotspots.flatMap(({ desktopCoords, mobileCoords, link, altText }) => {
    const { startX, startY, endX, endY } = (screen === 'mobile' ? mobileCoords : desktopCoords) ?? {};
    if (!isNumber(startX) || !isNumber(startY) || !isNumber(endX) || !isNumber(endY)) return [];
    const across = span(startX, endX);
    const down = span(startY, endY);
    if (across.size === 0 || down.size === 0) return [];
    return [{ link, altText, left: across.start, width: across.size, top: down.start, height: down.size }];
  });
}

/** Points with an icon; a point with missing coordinates is skipped. */
export function placePoints<T extends PointHotspot>(
  hotspots: readonly T[],
): (T & { top: number; left: number })[] {
  return hotspots.flatMap((hotspot) => {
    const { percentageFromTopLocation: top, percentageFromLeftLocation: left } = hotspot;
    return isNumber(top) && isNumber(left)
      ? [{ ...hotspot, top: percentage(top), left: percentage(left) }]
      : [];
  });
}

/** Accepts the corners in either order and clamps to the picture. */
function span(one: number, other: number): { start: number; size: number } {
  const start = percentage(Math.min(one, other));
  return { start, size: percentage(Math.max(one, other)) - start };
}

function percentage(value: number): number {
  return Math.min(Math.max(value, 0), 100);
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
