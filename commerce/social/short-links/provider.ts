/** Shortens URLs. */
export interface ShortLinks {
  /** The code of a URL; the same for every call. */
  shorten(url: string): Promise<string>;
  /** The URL of a code; null for an unknown code. */
  resolve(code: string): Promise<string | null>;
}

/** The format of a code; others are refused before the lookup. */
export const SHORT_CODE = /^[A-Za-z0-9_-]{6,24}$/;
