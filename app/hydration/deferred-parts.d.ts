declare module 'virtual:deferred-parts' {
  /** The files that a page with these modules hydrates later, with the texts of its language. */
  export function partsOf(moduleUrls: string[], locale: string): string[];
  /** The files, styles too, of what the next tap on such a page may need. */
  export function nextOf(urls: string[], locale: string): string[];
}
