/**
 * Whether the HTML from the server contains an optional part: then its code is fetched before its parent hydrates, so that it
 * is never replaced by a placeholder. The server itself has the code of every part.
 */
export function isServerRendered(selector: string): boolean {
  return import.meta.env.SSR || document.querySelector(selector) !== null;
}
