import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { LiveVariant, ProductPages } from '#commerce/catalogue/product-pages.server.ts';
import type { Content } from '#commerce/content/content.server.ts';
import { type ExplainedBadge, explainBadges } from '#commerce/promotions/badges/explain-badges.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { breakDownPrice, type PriceBreakdown } from './price-breakdown.ts';

/** All data of a product, for staff. */
export interface ProductInspection {
  product: Product;
  /** Current stock and prices. */
  live: LiveVariant[];
  prices: Record<string, PriceBreakdown>;
  document: SearchDocument;
  /** Whether the search engine finds it now. */
  isInSearch: boolean;
  badges: ExplainedBadge[];
}

export interface ProductInspector {
  byKey(productKey: string, brand: BrandConfig): Promise<ProductInspection | null>;
  pricesOf(productId: string): Promise<Record<string, PriceBreakdown> | null>;
}

interface Parts {
  catalogue: Pick<Catalogue, 'productIdsByKeys' | 'productsByIds'>;
  products: Pick<ProductPages, 'live'>;
  content: Pick<Content, 'badges'>;
  search: Pick<SearchEngine, 'search'>;
}

export function createProductInspector({ catalogue, products, content, search }: Parts): ProductInspector {
  return {
    async byKey(productKey, brand) {
      const [product] = await catalogue.productsByIds(await catalogue.productIdsByKeys([productKey]));
      if (!product) return null;
      const [live, badges, found] = await Promise.all([
        products.live(product.id, brand),
        content.badges(brand.slug),
        search.search({
          text: null,
          categorySlug: null,
          filters: {},
          sort: 'relevance',
          offset: 0,
          limit: 1,
          ids: [product.id],
          fascia: brand.slug,
          facetKeys: [],
        }),
      ]);
      return {
        product,
        live: live ?? [],
        prices: pricesBySku(product),
        document: toSearchDocument(product),
        isInSearch: found.ids.includes(product.id),
        badges: explainBadges(badges, listProduct(product)),
      };
    },

    async pricesOf(productId) {
      const [product] = await catalogue.productsByIds([productId]);
      return product ? pricesBySku(product) : null;
    },
  };
}

function pricesBySku({ variants }: Product): Record<string, PriceBreakdown> {
  return Object.fromEntries(variants.map(({ sku, price }) => [sku, breakDownPrice(price)]));
}
