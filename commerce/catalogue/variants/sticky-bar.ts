const STICKY_BAR_AFTER_PX = 850;

/** On phones the add button follows once the page's own has been scrolled past. */
export function showsStickyBar(scrollY: number, isMobile: boolean): boolean {
  return isMobile && scrollY > STICKY_BAR_AFTER_PX;
}
