/**
 * Whether the page that the server sent shows such a part: then its code is fetched before the page comes alive, so
 * that it never goes blank. The server has every part at hand.
 */
export function isInPage(selector: string): boolean {
  return import.meta.env.SSR || document.querySelector(selector) !== null;
}
