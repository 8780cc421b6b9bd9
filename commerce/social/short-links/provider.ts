/** Makes long addresses short enough to say and to paste. */
export interface ShortLinks {
  /** The code of an address; asking twice gives the same one. */
  shorten(url: string): Promise<string>;
  /** The address behind a code; null when nobody ever got that code. */
  resolve(code: string): Promise<string | null>;
}

/** What a code may look like, so that nothing else reaches the store. */
export const SHORT_CODE = /^[A-Za-z0-9_-]{6,24}$/;
