import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { relevanceBeside, relevanceInCategory, relevanceInSearch } from '../ad-relevance.ts';
import { type AuctionEntry, runAuction } from '../auction.ts';
import { type Campaign, canAfford, isRunning } from '../campaign.ts';
import { CAMPAIGNS_TAG, dayOf } from '../campaigns.server.ts';
import type { AdProvider, AdQuestion } from '../provider.ts';
import { readAdToken, writeAdToken } from './ad-token.server.ts';
import { createCampaignBudgets } from './campaign-budgets.server.ts';

const BRAND_PRODUCTS = 8;
const CACHED_FOR_MS = 60_000;

interface Parts {
  database: Pick<Database, 'pool'>;
  changes: Pick<ChangeFeed, 'subscribe'>;
  catalogue: Pick<Catalogue, 'productIdsByKeys'>;
  listings: Pick<Listings, 'list'>;
  productCards: ProductCardCache;
  /** Signs ad tokens. */
  key: Buffer;
  now?: () => Date;
}

interface Offer {
  campaign: Campaign;
  product: ListingProduct;
}

interface Entry extends AuctionEntry, Offer {
  campaign: Campaign;
}

/** The embedded ad auction: campaigns from the database, products from the product-card cache, places to the best bids. */
export function createEmbeddedAds({
  database,
  changes,
  catalogue,
  listings,
  productCards,
  key,
  now = () => new Date(),
}: Parts): AdProvider {
  const budgets = createCampaignBudgets(database);
  const idsOf = new LRUCache<string, Promise<string[]>>({ max: 2000, ttl: CACHED_FOR_MS });
  changes.subscribe((tags) => {
    if (!tags.includes(CAMPAIGNS_TAG) && !tags.includes('catalogue')) return;
    budgets.clear();
    idsOf.clear();
  });

  /** The chosen products of a campaign, or the best sellers of its brand in the category of the page. */
  async function productsOf(campaign: Campaign, question: AdQuestion, signal?: AbortSignal) {
    const categorySlug = question.pageType === 'category' ? question.signal : null;
    const { brand, productKeys } = campaign;
    const hasProducts = productKeys.length > 0 || brand === null;
    const name = hasProducts
      ? campaign.id
      : JSON.stringify([brand, categorySlug, question.fascia, question.priceList]);
    let ids = idsOf.get(name);
    if (!ids) {
      ids = hasProducts
        ? catalogue.productIdsByKeys([...productKeys])
        : searchIds(brand, categorySlug, question, signal);
      idsOf.set(name, ids);
      ids.catch(() => idsOf.delete(name));
    }
    return productCards.products(await ids, question.priceList);
  }

  async function searchIds(
    brand: string,
    categorySlug: string | null,
    { fascia, priceList }: AdQuestion,
    signal?: AbortSignal,
  ) {
    const { products } = await listings.list(
      {
        text: null,
        categorySlug,
        filters: { brand: [brand], isOnStock: ['true'] },
        sort: 'best-sellers',
        offset: 0,
        limit: BRAND_PRODUCTS,
        fascia,
        priceList,
        facetKeys: [],
      },
      signal,
    );
    return products.map(({ id }) => id);
  }

  /** The products that match the page, in the order of the search engine. */
  async function filterMatching(
    { pageType, signal, fascia, priceList, brand }: AdQuestion,
    ids: string[],
    ended?: AbortSignal,
  ) {
    const { products, understood } = await listings.list(
      {
        text: pageType === 'search' ? signal : null,
        categorySlug: pageType === 'category' ? signal : null,
        filters: { isOnStock: ['true'], ...(brand ? { brand: [brand] } : {}) },
        sort: 'relevance',
        offset: 0,
        limit: ids.length,
        ids,
        fascia,
        priceList,
        facetKeys: [],
      },
      ended,
    );
    // When the search itself found only approximate results, ads would look like exact matches.
    return understood.isRelaxed ? [] : products;
  }

  async function rankEntries(question: AdQuestion, offers: readonly Offer[], ended?: AbortSignal) {
    const found = await filterMatching(
      question,
      [...new Set(offers.map(({ product }) => product.id))],
      ended,
    );
    const rankOf = new Map(found.map(({ id }, rank) => [id, rank]));
    const seen =
      question.pageType === 'product'
        ? (
            await productCards.products(
              await catalogue.productIdsByKeys([question.signal]),
              question.priceList,
            )
          )[0]
        : undefined;
    return offers.map(({ campaign, product }): Entry => {
      const rank = rankOf.get(product.id);
      const measure = () => {
        if (rank === undefined) return 0;
        if (question.pageType === 'search') return relevanceInSearch(product, rank, found.length);
        if (question.pageType === 'category')
          return relevanceInCategory(product, campaign.categorySlugs, question.signal);
        return seen ? relevanceBeside(product, campaign.categorySlugs, seen) : 0;
      };
      return { campaign, product, productKey: product.productKey, relevance: measure() };
    });
  }

  return {
    async ads(question, signal) {
      const today = dayOf(now());
      const running = (await budgets.campaigns(today)).filter(
        ({ campaign, spent }) => isRunning(campaign, today) && canAfford(campaign, spent),
      );
      const offers = await Promise.all(
        running.map(async ({ campaign }) =>
          (await productsOf(campaign, question, signal)).map((product): Offer => ({ campaign, product })),
        ),
      );
      if (question.limit <= 0 || offers.every(({ length }) => length === 0)) return [];
      const entries = await rankEntries(question, offers.flat(), signal);
      return runAuction(entries, question.limit).map(({ campaign, product }, place) => ({
        productId: product.id,
        adInfo: {
          adId: writeAdToken(key, {
            campaignId: campaign.id,
            productKey: product.productKey,
            shownAt: now(),
          }),
          adUnitId: `${question.pageType}-${place + 1}`,
          sponsor: campaign.sponsor,
        },
      }));
    },

    async count(adId, moment) {
      const token = readAdToken(key, adId, now());
      return token !== null && budgets.count(adId, token.campaignId, moment, dayOf(now()));
    },
  };
}
