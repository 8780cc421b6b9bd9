export type VerticalPlace = 'top' | 'middle' | 'bottom';
export type HorizontalPlace = 'left' | 'center' | 'right';

export interface LinkLocation {
  vertical: VerticalPlace;
  horizontal: HorizontalPlace;
}

const DEFAULT_BUTTON_STACK = 1;
const BUTTON_HEIGHT = 44;
const GRADIENT_MARGIN = 30;

/** Parses `bottom-left`, `middle center`, `topRight`; the default is the bottom centre. */
export function parseLinkLocation(location: string | null | undefined): LinkLocation {
  const text = (location ?? '').toLowerCase();
  return {
    vertical: (/top|middle|bottom/.exec(text)?.[0] as VerticalPlace | undefined) ?? 'bottom',
    horizontal: (/left|center|right/.exec(text)?.[0] as HorizontalPlace | undefined) ?? 'center',
  };
}

/** Splits buttons into columns of at most `maxStack`. */
export function stackLinks<T>(links: readonly T[], maxStack: number | null | undefined): T[][] {
  const size = Math.max(Math.floor(maxStack ?? DEFAULT_BUTTON_STACK), 1);
  return Array.from({ length: Math.ceil(links.length / size) }, (_, index) =>
    links.slice(index * size, (index + 1) * size),
  );
}

/** Height in pixels of the gradient behind the links on phones: (links * 44 + 30) * 2. */
export function mobileGradientHeight(linkCount: number): number {
  return (linkCount * BUTTON_HEIGHT + GRADIENT_MARGIN) * 2;
}
