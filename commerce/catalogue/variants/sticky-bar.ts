const STICKY_BAR_AFTER_PX = 850;

/** On phones a fixed add button appears once the page has been scrolled past its own. */
export function showsStickyBar(scrollY: number, isMobile: boolean): boolean {
  return isMobile && scrollY > STICKY_BAR_AFTER_PX;
}
