import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';

const KEPT = 20_000;

/** A product for its card, with how many pieces of each colour there are. */
export interface ShelvedProduct extends ListingProduct {
  quantities: Record<string, number>;
}

/** Products as cards show them, kept ready: a listing of forty asks the database only for those it has not seen. */
export interface Shelf {
  /** In the order asked for; a product that is gone is left out. */
  products(ids: string[]): Promise<ShelvedProduct[]>;
}

export function createShelf(catalogue: Catalogue, changes: ChangeFeed): Shelf {
  const kept = new LRUCache<string, ShelvedProduct>({ max: KEPT });

  changes.subscribe((tags) => {
    if (tags.includes('catalogue')) kept.clear();
    for (const tag of tags) if (tag.startsWith('product:')) kept.delete(tag.slice('product:'.length));
  });

  return {
    async products(ids) {
      const missing = ids.filter((id) => !kept.has(id));
      const found = new Map<string, ShelvedProduct>();
      for (const product of await catalogue.productsByIds(missing)) {
        const card = { ...listProduct(product), quantities: countByColour(product) };
        kept.set(card.id, card);
        found.set(card.id, card);
      }
      return ids.flatMap((id) => found.get(id) ?? kept.get(id) ?? []);
    },
  };
}

function countByColour({ variants }: Product): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { colour, stock } of variants) counts[colour] = (counts[colour] ?? 0) + stock.availableQuantity;
  return counts;
}
