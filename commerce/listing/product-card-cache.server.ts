import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
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

export function createProductCardCache(catalogue: Catalogue, changes: ChangeFeed): ProductCardCache {
  const cache = new LRUCache<string, CardProduct>({ max: MAX_CARDS });

  changes.subscribe((tags) => {
    if (tags.includes('catalogue')) cache.clear();
    for (const tag of tags) if (tag.startsWith('product:')) cache.delete(tag.slice('product:'.length));
  });

  return {
    async products(ids) {
      const missing = ids.filter((id) => !cache.has(id));
      const loaded = new Map<string, CardProduct>();
      for (const product of await catalogue.productsByIds(missing)) {
        const card = { ...listProduct(product), quantities: countByColour(product) };
        cache.set(card.id, card);
        loaded.set(card.id, card);
      }
      return ids.flatMap((id) => loaded.get(id) ?? cache.get(id) ?? []);
    },
  };
}

function countByColour({ variants }: Product): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { colour, stock } of variants) counts[colour] = (counts[colour] ?? 0) + stock.availableQuantity;
  return counts;
}
