import { decodeSegment, encodeSegment } from './segment.ts';

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

/** The slug in a link to a product of this shop, with or without language; null for any other link. */
export function productSlugOf(href: string): string | null {
  const [, slug] = /^(?:\/[a-z]{2}(?:-[A-Za-z]{2})?)?\/(?:product|premier)\/([^/?#]+)/.exec(href) ?? [];
  return slug ? decodeSegment(slug) : null;
}
