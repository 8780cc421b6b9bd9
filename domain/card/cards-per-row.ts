export const MOBILE_BREAKPOINT = 768;
const DESKTOP_FROM = 1024;
const CARDS_BELOW_DESKTOP = 4;
const DEFAULT_CARDS_ON_DESKTOP = 5;

export const CONTENT_WIDTH = { normal: 1150, full: 2000 } as const;

/** Four below 1024px, then as many as the theme says. */
export function cardsPerRow(width: number, themeCards: number = DEFAULT_CARDS_ON_DESKTOP): number {
  return width < DESKTOP_FROM ? CARDS_BELOW_DESKTOP : themeCards;
}

export function isMobileWidth(width: number): boolean {
  return width < MOBILE_BREAKPOINT;
}
