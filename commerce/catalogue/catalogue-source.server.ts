import type { LocalisedText } from '#server/db/schema.server.ts';
import type { Category } from './category.ts';
import type { Product, SellerBilling } from './product.ts';

/** The input of `loadCatalogue`, for example the demo store or a test catalogue. Products may be a stream. */
export interface CatalogueSource {
  /** Identifies the contents; the loader skips a database that already holds them. */
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
