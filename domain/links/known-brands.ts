import { encodeSegment } from '#domain/listing-url/segment.ts';

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

export function isKnownBrand(slug: string): boolean {
  return (KNOWN_BRANDS as readonly string[]).includes(slug.toLowerCase());
}

export interface BrandPage {
  slug: string;
  name: string;
}

/** On a known brand's page a category link that asks for it leads to that brand's part of the category. */
export function addBrandFilter(href: string, asksForIt: boolean, page: BrandPage | null): string {
  if (!asksForIt || !page || !isKnownBrand(page.slug) || !isCategoryLink(href)) return href;
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(href)!;
  if (path!.includes('/facet/')) return href;
  return `${path!.replace(/\/+$/, '')}/facet/collection/${encodeSegment(page.name)}${rest}`;
}

function isCategoryLink(href: string): boolean {
  return /^\/(?:categories|category)\/[^/?#]/.test(href);
}
