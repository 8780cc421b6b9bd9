import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { LiveVariant, ProductPages } from '#commerce/catalogue/product-pages.server.ts';
import type { Content } from '#commerce/content/content.server.ts';
import type { Money } from '#commerce/pricing/money.ts';
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
  /** Every market of the brand, with the lowest price; without one it is not sold there. */
  markets: InspectedMarket[];
}

export interface InspectedMarket {
  name: string;
  priceList: string;
  from: Money | null;
}

export interface ProductInspector {
  byKey(productKey: string, brand: BrandConfig): Promise<ProductInspection | null>;
  pricesOf(productId: string): Promise<Record<string, PriceBreakdown> | null>;
}

interface Parts {
  catalogue: Pick<Catalogue, 'productIdsByKeys' | 'productsByIds' | 'listedPrices'>;
  products: Pick<ProductPages, 'live'>;
  content: Pick<Content, 'badges'>;
  search: Pick<SearchEngine, 'search'>;
  /** Every site of every brand. */
  sites(): readonly BrandConfig[];
}

export function createProductInspector({
  catalogue,
  products,
  content,
  search,
  sites,
}: Parts): ProductInspector {
  async function marketsOf(productId: string, { slug }: BrandConfig): Promise<InspectedMarket[]> {
    const listed = (await catalogue.listedPrices([productId])).get(productId) ?? [];
    return sites()
      .filter((site) => site.slug === slug)
      .map(({ marketName, name, priceList }) => {
        const prices = listed.filter((price) => price.priceList === priceList).map(({ price }) => price);
        const [from = null] = prices.toSorted((one, other) => one.centAmount - other.centAmount);
        return { name: marketName ?? name, priceList, from };
      });
  }

  return {
    async byKey(productKey, brand) {
      const [product] = await catalogue.productsByIds(await catalogue.productIdsByKeys([productKey]), null);
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
          priceList: brand.priceList,
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
        markets: await marketsOf(product.id, brand),
      };
    },

    async pricesOf(productId) {
      const [product] = await catalogue.productsByIds([productId], null);
      return product ? pricesBySku(product) : null;
    },
  };
}

function pricesBySku({ variants }: Product): Record<string, PriceBreakdown> {
  return Object.fromEntries(variants.map(({ sku, price }) => [sku, breakDownPrice(price)]));
}
