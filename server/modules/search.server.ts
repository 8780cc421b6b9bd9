import { type OfferedAttribute, offeredAttributes } from '#commerce/catalogue/facets/own-facets.server.ts';
import { createFindByCode } from '#commerce/catalogue/find-by-code.server.ts';
import { createEvents, type Events } from '#commerce/events/events.server.ts';
import { createFindGifts } from '#commerce/listing/find-gifts.server.ts';
import { createListings, type Listings } from '#commerce/listing/listing.server.ts';
import {
  createProductCardCache,
  type ProductCardCache,
} from '#commerce/listing/product-card-cache.server.ts';
import {
  createSearchInsights,
  type SearchInsights,
} from '#commerce/search/insights/search-insights.server.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createSearchAnalytics, type SearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import { createSearchRules, type SearchRules } from '#commerce/search/search-rules.server.ts';
import { traced } from '#server/telemetry/traced.server.ts';
import type { CoreServices } from './core-services.server.ts';
import { followSharedEngine, startEngine } from './search-engine.server.ts';

/** Search, lists and the product cards in them, and the shopper events that search learns from. */
export interface SearchModule {
  engine: SearchEngine;
  /** Synonyms, redirects and ranking rules, edited by staff. */
  rules: SearchRules;
  productCards: ProductCardCache;
  listings: Listings;
  analytics: SearchAnalytics;
  events: Events;
  /** Which searches fail, and what shoppers' choices teach. */
  insights: SearchInsights;
  /** Imported attributes that are no filter yet. */
  offeredAttributes(): Promise<OfferedAttribute[]>;
  stop(): Promise<void>;
}

const LEARN_EVERY_MS = 5 * 60_000;
const DELETE_OLD_EVERY_MS = 3_600_000;
const LEARNING_FAILED = 'learning co-purchases from orders failed';

export async function createSearchModule(core: CoreServices): Promise<SearchModule> {
  const { changes, catalogue, log } = core;
  const { engine, stop } = await (core.environment.SEARCH_SOCKET
    ? followSharedEngine(core)
    : startEngine(core));
  const rules = createSearchRules(core.database);
  const search = engine.search.bind(engine);
  engine.search = (query, signal) => traced('search', {}, () => search(query, signal));
  const productCards = createProductCardCache(catalogue, changes, createFindGifts(core.database));
  const listings = createListings(
    engine,
    productCards,
    createFindByCode(core.database),
    core.brands.default.priceList,
  );
  const events = await startEvents(core);
  const insights = createSearchInsights({ database: core.database, engine, rules });
  return {
    engine,
    rules,
    productCards,
    listings,
    analytics: createSearchAnalytics({ events, engine, log }),
    events,
    insights,
    offeredAttributes: () => offeredAttributes(core.database),
    stop,
  };
}

/** What was bought together is learned from orders at the start and every few minutes. */
async function startEvents({ database, log, jobs }: CoreServices): Promise<Events> {
  const events = createEvents(database);
  await events.deleteOld();
  void events.recordPurchases().catch((error) => log.error({ err: error }, LEARNING_FAILED));
  jobs.every(LEARN_EVERY_MS, 'learn co-purchases', events.recordPurchases);
  jobs.every(DELETE_OLD_EVERY_MS, 'delete old events', events.deleteOld);
  return events;
}
