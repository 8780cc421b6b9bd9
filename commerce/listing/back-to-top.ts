/** Pixels scrolled before the button appears. */
export const BACK_TO_TOP_FROM = { listing: 320, product: 1000 } as const;

export function showsBackToTop(page: keyof typeof BACK_TO_TOP_FROM, scrollY: number): boolean {
  return scrollY >= BACK_TO_TOP_FROM[page];
}
