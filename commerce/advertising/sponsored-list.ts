/** Who may lead a list: what to ask for, and who would win now; null where that is still to be found out. */
export interface SponsoredList<Card> {
  pageType: 'category' | 'search';
  signal: string;
  brand: string | null;
  cards: Card[] | null;
}
