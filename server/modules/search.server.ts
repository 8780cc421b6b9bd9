import {
  type OfferedAttribute,
  offeredAttributes,
  syncOwnFacets,
} from '#commerce/catalogue/facets/own-facets.server.ts';
import { createFindByCode } from '#commerce/catalogue/find-by-code.server.ts';
import { createAffinity } from '#commerce/events/affinity.server.ts';
import { createEvents, type Events } from '#commerce/events/events.server.ts';
import { createFindGifts } from '#commerce/listing/find-gifts.server.ts';
import { createListings, type Listings } from '#commerce/listing/listing.server.ts';
import {
  createProductCardCache,
  type ProductCardCache,
} from '#commerce/listing/product-card-cache.server.ts';
import { createIndexProgress } from '#commerce/search/index-progress.server.ts';
import { everyDocument, syncIndex } from '#commerce/search/index-sync.server.ts';
import {
  createSearchInsights,
  type SearchInsights,
} from '#commerce/search/insights/search-insights.server.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createSearchAnalytics, type SearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import { createSearchRules, type SearchRules, syncRules } from '#commerce/search/search-rules.server.ts';
import { createSearchEngine } from '#server/integrations.server.ts';
import { traced } from '#server/telemetry/traced.server.ts';
import type { CoreServices } from './core-services.server.ts';

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
const TEACHING_FAILED = 'learning from searches failed';
const DELETE_OLD_EVERY_MS = 3_600_000;
const LEARNING_FAILED = 'learning co-purchases from orders failed';

export async function createSearchModule(core: CoreServices): Promise<SearchModule> {
  const { changes, catalogue, log } = core;
  const { engine, rules, stop } = await startEngine(core);
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
  // Every process teaches the engine that it holds.
  const teach = () => void insights.teach().catch((error) => log.error({ err: error }, TEACHING_FAILED));
  teach();
  const teaching = setInterval(teach, LEARN_EVERY_MS).unref();
  return {
    engine,
    rules,
    productCards,
    listings,
    analytics: createSearchAnalytics({ events, engine, log }),
    events,
    insights,
    offeredAttributes: () => offeredAttributes(core.database),
    async stop() {
      clearInterval(teaching);
      await stop();
    },
  };
}

async function startEngine({
  environment,
  brands,
  database,
  changes,
  catalogue,
  gateway,
  log,
}: CoreServices) {
  const rules = createSearchRules(database);
  const closing = new AbortController();
  const engine = await createSearchEngine({
    environment,
    settings: brands.default.settings,
    gateway,
    rules: await rules.forEngine(),
    documents: () => everyDocument(catalogue, brands.default.priceList),
    affinityOf: createAffinity(database),
    sourceVersion: await catalogueVersion(database),
    log,
    closed: closing.signal,
  });
  const name = environment.SEARCH_ENGINE;
  // The embedded index is rebuilt when it missed a change.
  const progress = name === 'embedded' ? undefined : createIndexProgress(database, name);
  const stopFacets = await syncOwnFacets(database.db, changes, log);
  const stopIndexing = syncIndex(
    engine,
    { ...catalogue, ownList: brands.default.priceList },
    changes,
    log,
    progress,
  );
  syncRules(engine, rules, changes, log);
  const stop = async () => {
    closing.abort();
    stopIndexing();
    stopFacets();
    await engine.close();
  };
  return { engine, rules, stop };
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

/** Identifies the state of the catalogue, so that a stored index of an older state is not used. */
async function catalogueVersion({ pool }: CoreServices['database']): Promise<string> {
  const { rows } = await pool.query(
    "select (select value from fact where name = 'catalogue') as catalogue, (select max(id) from change) as change",
  );
  return JSON.stringify(rows[0]);
}
