import { decodeSegment, encodeSegment } from './segment.ts';
import { ANY_SEGMENT } from './site-path.ts';

export interface LinkedProduct {
  slug: string;
  isPremier?: boolean;
}

/** `/product/{slug}?colour={colour}`, with the size only when exactly one is selected. */
export function productLink(
  product: LinkedProduct,
  colour?: string | null,
  selectedSizes: readonly string[] = [],
): string {
  if (product.isPremier) return `/premier/${encodeSegment(product.slug)}`;
  const params = new URLSearchParams();
  if (colour) params.set('colour', colour);
  const [size] = selectedSizes;
  if (size && selectedSizes.length === 1) params.set('size', size);
  const query = params.toString();
  return `/product/${encodeSegment(product.slug)}${query && `?${query}`}`;
}

const PRODUCT_PATH = new RegExp(`^${ANY_SEGMENT}/(?:product|premier)/([^/?#]+)`);

/** The slug in a link to a product of this shop, with or without market and language; null for any other link. */
export function productSlugOf(href: string): string | null {
  const [, slug] = PRODUCT_PATH.exec(href) ?? [];
  return slug ? decodeSegment(slug) : null;
}
