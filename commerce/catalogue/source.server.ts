import type { LocalisedText } from '#server/db/schema.server.ts';
import type { Category } from './category.ts';
import type { Product, SellerBilling } from './product.ts';

/** What a catalogue loader reads: the demo store, a test's tiny store, or an import. Products may be a stream. */
export interface CatalogueSource {
  /** Names the contents; the loader skips a database that already holds it. */
  fingerprint: string;
  brands: BrandRecord[];
  categories: CategoryRecord[];
  productCount: number;
  products(): Iterable<Product> | AsyncIterable<Product>;
}

export interface BrandRecord {
  slug: string;
  name: string;
  kind: 'house' | 'known' | 'marketplace';
  description: string;
  billing: SellerBilling | null;
}

export interface CategoryRecord {
  slug: string;
  parentSlug: string | null;
  names: LocalisedText;
  descriptions: LocalisedText | null;
  kind: Category['kind'];
}
