/** Who may lead a list: what to ask for, and what is expected, so that its place is kept from the first paint. */
export interface SponsoredList {
  pageType: 'category' | 'search';
  signal: string;
  brand: string | null;
  expected: ExpectedAd[];
}

export interface ExpectedAd {
  key: string;
  /** Its picture, to be fetched before the advertisement itself. */
  src: string;
}
