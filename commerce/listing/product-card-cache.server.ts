import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
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
  /** In the order of the ids; a product that does not exist any more is left out. */
  products(ids: string[]): Promise<CardProduct[]>;
}

export function createProductCardCache(
  catalogue: Pick<Catalogue, 'productsByIds'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
): ProductCardCache {
  const cache = createTagCache<CardProduct>({ max: MAX_CARDS });
  changes.subscribe((tags) => cache.purge(tags.includes('catalogue') ? ['*'] : tags));

  return {
    async products(ids) {
      const cards = await cache.loadAll(ids, async (missing) => {
        const products = await catalogue.productsByIds(missing);
        return new Map(
          products.map((product) => {
            const card = { ...listProduct(product), quantities: countByColour(product) };
            return [card.id, { value: card, tags: [`product:${card.id}`, 'categories'] }];
          }),
        );
      });
      return ids.flatMap((id) => cards.get(id) ?? []);
    },
  };
}

function countByColour({ variants }: Product): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { colour, stock } of variants) counts[colour] = (counts[colour] ?? 0) + stock.availableQuantity;
  return counts;
}
