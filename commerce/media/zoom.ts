export const DESKTOP_ZOOM_SCALE = 3;
export const PINCH_MAX_SCALE = 4;
export const PINCH_STEP = 2.5;
export const QUALITY_ZOOMED = 95;
const THUMBNAIL_STEP_PX = 300;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ZoomOrigin {
  xPercent: number;
  yPercent: number;
}

function percent(distance: number, length: number): number {
  return length > 0 ? Math.min(100, Math.max(0, (distance / length) * 100)) : 50;
}

/** The picture is enlarged at the cursor. */
export function zoomOrigin(pointer: { x: number; y: number }, box: Box): ZoomOrigin {
  return {
    xPercent: percent(pointer.x - box.left, box.width),
    yPercent: percent(pointer.y - box.top, box.height),
  };
}

export type GalleryZoom =
  | { kind: 'none' }
  | { kind: 'in-place'; origin: ZoomOrigin }
  | { kind: 'full-screen' };

/** A click toggles zoom on desktop; on touch it opens the full-screen carousel. */
export function pressPicture(
  zoom: GalleryZoom,
  isTouch: boolean,
  pointer: { x: number; y: number },
  box: Box,
): GalleryZoom {
  if (zoom.kind !== 'none') return { kind: 'none' };
  return isTouch ? { kind: 'full-screen' } : { kind: 'in-place', origin: zoomOrigin(pointer, box) };
}

export function clampPinch(scale: number): number {
  return Math.min(PINCH_MAX_SCALE, Math.max(1, scale));
}

/** The scroll position of the thumbnails after one press of an arrow. */
export function scrollThumbnails(position: number, direction: -1 | 1, scrollable: number): number {
  return Math.min(Math.max(0, position + direction * THUMBNAIL_STEP_PX), Math.max(0, scrollable));
}
