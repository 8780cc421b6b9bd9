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

/** `/pages/brands/coast` and what lies below it is Coast's page; of a brand that is not known it is any other page. */
export function brandPageOf(
  path: string,
  nameOf: (slug: string) => string | undefined,
  known: readonly string[] = KNOWN_BRANDS,
): BrandPage | null {
  const slug = /^\/pages\/brands\/([^/]+)/.exec(path)?.[1];
  return slug && isKnownBrand(slug, known) ? { slug, name: nameOf(slug) ?? slug } : null;
}

/** On a known brand's page a category link that asks for it leads to that brand's part of the category. */
export function addBrandFilter(href: string, asksForIt: boolean, page: BrandPage | null): string {
  if (!asksForIt || !page || !isCategoryLink(href)) return href;
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(href)!;
  if (path!.includes('/facet/')) return href;
  return `${path!.replace(/\/+$/, '')}/facet/collection/${encodeSegment(page.name)}${rest}`;
}

function isCategoryLink(href: string): boolean {
  return /^\/(?:categories|category)\/[^/?#]/.test(href);
}
