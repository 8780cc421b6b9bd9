const MOBILE_BREAKPOINT = 768;
const DESKTOP_FROM = 1024;
const CARDS_ON_PHONES = 2;
const CARDS_BELOW_DESKTOP = 4;
const DEFAULT_CARDS_ON_DESKTOP = 5;

/** Page content in pixels; a theme may choose the wide one between the two of the specification. */
export const CONTENT_WIDTH = { normal: 1150, wide: 1440, full: 2000 } as const;
export type ContentWidth = (typeof CONTENT_WIDTH)[keyof typeof CONTENT_WIDTH];

/** Four below 1024px (fewer for a theme of large cards), then as many as the theme says; two on phones. */
export function cardsPerRow(width: number, themeCards: number = DEFAULT_CARDS_ON_DESKTOP): number {
  if (isMobileWidth(width)) return CARDS_ON_PHONES;
  return width < DESKTOP_FROM ? Math.min(CARDS_BELOW_DESKTOP, themeCards) : themeCards;
}

export function isMobileWidth(width: number): boolean {
  return width < MOBILE_BREAKPOINT;
}
