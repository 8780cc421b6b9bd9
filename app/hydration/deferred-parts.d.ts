declare module 'virtual:deferred-parts' {
  /** The files that a page with these modules hydrates later, with the texts of its language. */
  export function partsOf(moduleUrls: string[], locale: string): string[];
}
