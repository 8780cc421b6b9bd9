/** Links that add a page to the list say so in their history entry; any other way to a list starts it anew. */
export const ADDS_A_PAGE = { addsPage: true };

export function addsPage(historyState: unknown): boolean {
  return (historyState as typeof ADDS_A_PAGE | null)?.addsPage === true;
}
