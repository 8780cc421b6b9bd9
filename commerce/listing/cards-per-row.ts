const MOBILE_BREAKPOINT = 768;
const DESKTOP_FROM = 1024;
const CARDS_ON_PHONES = 2;
const CARDS_BELOW_DESKTOP = 4;
const DEFAULT_CARDS_ON_DESKTOP = 5;

/** Width of the page content in pixels; `wide` is an extra option for themes. */
export const CONTENT_WIDTH = { normal: 1150, wide: 1440, full: 2000 } as const;
export type ContentWidth = (typeof CONTENT_WIDTH)[keyof typeof CONTENT_WIDTH];

/** Two on phones, four below 1024px, then the number of the theme. */
export function cardsPerRow(width: number, themeCards: number = DEFAULT_CARDS_ON_DESKTOP): number {
  if (isMobileWidth(width)) return CARDS_ON_PHONES;
  return width < DESKTOP_FROM ? CARDS_BELOW_DESKTOP : themeCards;
}

export function isMobileWidth(width: number): boolean {
  return width < MOBILE_BREAKPOINT;
}
