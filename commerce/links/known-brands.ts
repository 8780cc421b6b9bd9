import { encodeSegment } from './segment.ts';

export const KNOWN_BRANDS = [
  'burton',
  'coast',
  'wallis',
  'dorothy-perkins',
  'misspap',
  'principles',
  'oasis',
  'warehouse',
  'maine',
  'coastie',
  'gorgeous',
  'nastygal',
  'foreverunique',
] as const;

export function isKnownBrand(slug: string, known: readonly string[] = KNOWN_BRANDS): boolean {
  return known.includes(slug.toLowerCase());
}

/** The page of a known brand. */
export interface BrandPage {
  slug: string;
  name: string;
}

/** The brand of `/pages/brands/coast` and of pages below it; null for an unknown brand. */
export function brandPageOf(
  path: string,
  nameOf: (slug: string) => string | undefined,
  known: readonly string[] = KNOWN_BRANDS,
): BrandPage | null {
  const slug = /^\/pages\/brands\/([^/]+)/.exec(path)?.[1];
  return slug && isKnownBrand(slug, known) ? { slug, name: nameOf(slug) ?? slug } : null;
}

/** On the page of a known brand, adds the brand as a filter to a category link that requests it. */
export function addBrandFilter(href: string, isRequested: boolean, page: BrandPage | null): string {
  if (!isRequested || !page || !isCategoryLink(href)) return href;
  const [path = ''] = href.split(/[?#]/, 1);
  if (path.includes('/facet/')) return href;
  const filter = `/facet/collection/${encodeSegment(page.name)}`;
  return `${path.replace(/\/+$/, '')}${filter}${href.slice(path.length)}`;
}

function isCategoryLink(href: string): boolean {
  return /^\/(?:categories|category)\/[^/?#]/.test(href);
}
