import type { Catalogue, PriceListName } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { createTagCache } from '#server/db/cache.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';

const MAX_CARDS = 20_000;

/** A product as its card needs it, with the available quantity of each colour. */
export interface CardProduct extends ListingProduct {
  quantities: Record<string, number>;
}

/** Products for cards, cached in memory: a list of forty reads only those from the database that are not cached. */
export interface ProductCardCache {
  /** In the order of the ids; a product that does not exist any more, or has no price in the list, is left out. */
  products(ids: string[], list: PriceListName): Promise<CardProduct[]>;
}

/** The products of these skus that are gifts, and whether a piece is left of each. */
export type FindGifts = (skus: string[]) => Promise<Map<string, { productId: string; isOnStock: boolean }>>;

export function createProductCardCache(
  catalogue: Pick<Catalogue, 'productsByIds'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  findGifts: FindGifts,
): ProductCardCache {
  const cache = createTagCache<CardProduct>({ max: MAX_CARDS });
  changes.subscribe((tags) => cache.purge(tags.includes('catalogue') ? ['*'] : tags));

  return {
    async products(ids, list) {
      const keyOf = (id: string) => `${list ?? ''} ${id}`;
      const cards = await cache.loadAll(ids.map(keyOf), async (missing) => {
        const products = await catalogue.productsByIds(
          missing.map((key) => key.slice(key.indexOf(' ') + 1)),
          list,
        );
        const cards = products.map((product) => ({
          ...listProduct(product),
          quantities: countByColour(product),
        }));
        const giftSkus = cards.flatMap(({ gwpSku }) => gwpSku ?? []);
        const gifts = giftSkus.length > 0 ? await findGifts(giftSkus) : new Map<string, never>();
        return new Map(
          cards.map((card) => {
            const gift = card.gwpSku ? gifts.get(card.gwpSku) : undefined;
            const tags = [`product:${card.id}`, 'categories', ...(gift ? [`product:${gift.productId}`] : [])];
            // A gift that ran out is not promised.
            const isGone = card.gwpSku !== null && !gift?.isOnStock;
            const value = isGone ? { ...card, hasGiftWithPurchase: false, gwpSku: null } : card;
            return [keyOf(card.id), { value, tags }];
          }),
        );
      });
      return ids.flatMap((id) => cards.get(keyOf(id)) ?? []);
    },
  };
}

function countByColour({ variants }: Product): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { colour, stock } of variants) counts[colour] = (counts[colour] ?? 0) + stock.availableQuantity;
  return counts;
}
