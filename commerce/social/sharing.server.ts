import type { ShortLinks } from './short-links/provider.ts';

export interface Sharing {
  /** The short link; null for a URL of another site. */
  shorten(url: string, origin: string): Promise<string | null>;
  /** The URL behind a short code. */
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

/** Only pages of the shop may be shortened, so that nobody can hide another site behind our domain. */
export function isShortenable(url: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return false;
  if (parsed.username !== '' || parsed.password !== '') return false;
  return ownHosts.some(
    (host) => host.toLowerCase() === parsed.host || host.toLowerCase() === parsed.hostname,
  );
}
