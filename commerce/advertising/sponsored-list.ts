/** The ad request of a list and the expected ads; null when they are not known yet. */
export interface SponsoredList<Card> {
  pageType: 'category' | 'search';
  signal: string;
  brand: string | null;
  cards: Card[] | null;
}
