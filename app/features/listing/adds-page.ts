/** History state of links that add a page to the list; any other navigation starts the list anew. */
export const ADDS_A_PAGE = { addsPage: true };

export function addsPage(historyState: unknown): boolean {
  return (historyState as typeof ADDS_A_PAGE | null)?.addsPage === true;
}
