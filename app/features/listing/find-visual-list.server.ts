import type { Shop } from '#server/composition.server.ts';

/** What a visual search shows. */
export interface VisualList {
  /** The products that look alike, most similar first. */
  ids: string[];
  /** The colour to show, by product id. */
  colours: Record<string, string>;
  /** The product that was searched with, if it was one. */
  product: { name: string } | null;
}

/** The list of `/visual-search?picture=…` or `?product=…`; null for no search, or why there is no list. */
export async function findVisualList(url: URL, shop: Shop): Promise<VisualList | 'expired' | 'busy' | null> {
  const { visualSearch } = shop.media;
  const product = await findProduct(url, shop);
  const code = url.searchParams.get('picture') ?? (product && (await visualSearch.codeOf(product.src)));
  if (!code) return url.searchParams.has('product') ? 'expired' : null;
  const alike = await visualSearch.findVisuallySimilar(code);
  if (!alike) return 'expired';
  if (alike.length === 0) return 'busy';
  return {
    ids: alike.map(({ productId }) => productId).filter((id) => id !== product?.id),
    colours: Object.fromEntries(alike.map(({ productId, colour }) => [productId, colour])),
    product,
  };
}

async function findProduct(url: URL, shop: Shop) {
  const key = url.searchParams.get('product');
  if (!key || !/^[\w-]{1,60}$/.test(key)) return null;
  const ids = await shop.catalogue.productIdsByKeys([key]);
  const [product] = await shop.search.productCards.products(ids, null);
  if (!product) return null;
  const colour = url.searchParams.get('colour');
  const variant = product.colourVariants.find((each) => each.colour === colour) ?? product.colourVariants[0];
  const src = variant?.image.src ?? product.imagesResponsive[0]?.src;
  return src ? { id: product.id, name: product.name, src } : null;
}
