import type { ShortLinks } from './short-links/provider.ts';
import { isShortenable } from './shortenable-url.ts';

export interface Sharing {
  /** The short address on this site; null for an address that is not one of its own pages. */
  shorten(url: string, origin: string): Promise<string | null>;
  /** Where a short address leads, as a path of this site. */
  resolve(code: string): Promise<string | null>;
}

const LONGEST_URL = 2000;

export function createSharing(shortLinks: ShortLinks): Sharing {
  return {
    async shorten(url, origin) {
      if (url.length > LONGEST_URL || !isShortenable(url, [new URL(origin).host])) return null;
      return `${origin}/s/${await shortLinks.shorten(new URL(url).href)}`;
    },
    resolve: (code) => shortLinks.resolve(code),
  };
}
