import { productLink } from './product-link.ts';
import { brandLink, brandPageLink, categoryLink } from './shop-links.ts';

/** A link in content: the type of page and its parameters. */
export type LinkComponent =
  | { type: 'product'; slug: string; colour?: string; isPremier?: boolean }
  | { type: 'category'; slug: string }
  | { type: 'brand'; slug: string }
  | { type: 'brand-page'; slug: string }
  | { type: 'url'; href: string };

export interface LinkLog {
  error(message: string, details: { component: unknown }): void;
}

const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\?|\/(?!\/))/i;

/** An invalid link from the content system becomes an empty link and is logged. */
export function buildLink(component: unknown, log: LinkLog): string {
  const link = linkOf(component);
  if (link === null) log.error('Invalid link component', { component });
  return link ?? '';
}

function linkOf(component: unknown): string | null {
  if (typeof component !== 'object' || component === null) return null;
  const { type, slug, href, colour, isPremier } = component as Record<string, unknown>;
  if (type === 'url') return typeof href === 'string' && SAFE_HREF.test(href.trim()) ? href.trim() : null;
  if (typeof slug !== 'string' || slug.trim() === '') return null;
  if (type === 'product') {
    return productLink({ slug, isPremier: isPremier === true }, typeof colour === 'string' ? colour : null);
  }
  if (type === 'category') return categoryLink(slug);
  if (type === 'brand') return brandLink(slug);
  if (type === 'brand-page') return brandPageLink(slug);
  return null;
}
