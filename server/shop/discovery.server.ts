import { demoSearchRules } from '#demo/search-rules.ts';
import { createEmbeddedAds } from '#suppliers/ads/embedded/embedded-ads.server.ts';
import { createEmbeddedRecommender } from '#suppliers/recommendations/embedded/embedded-recommender.server.ts';
import { createMockRecommender } from '#suppliers/recommendations/mock/mock-recommender.server.ts';
import type { SearchEngine } from '#suppliers/search/contract.ts';
import { createEvents, type Events } from '../events/events.server.ts';
import { everyDocument, keepIndexInStep } from '../listing/index-sync.server.ts';
import { createListings, type Listings } from '../listing/listing.server.ts';
import { createSearchAnalytics, type SearchAnalytics } from '../listing/search-analytics.server.ts';
import { createShelf, type Shelf } from '../listing/shelf.server.ts';
import { type Bundles, createBundles } from '../recommendations/bundles.server.ts';
import { createRecommendations, type Recommendations } from '../recommendations/recommendations.server.ts';
import { createSearchRules, keepRulesInStep, type SearchRules } from '../search-rules/search-rules.server.ts';
import { createCampaigns } from '../sponsored/campaigns.server.ts';
import { createSponsored, type Sponsored } from '../sponsored/sponsored.server.ts';
import { openAds, openSearchEngine } from '../suppliers.server.ts';
import type { Ground } from './ground.server.ts';

/** How shoppers find things, and how things find shoppers. */
export interface Discovery {
  search: SearchEngine;
  /** Synonyms, redirects and ranking rules, for those who look after the search. */
  searchRules: SearchRules;
  shelf: Shelf;
  listings: Listings;
  searchAnalytics: SearchAnalytics;
  events: Events;
  recommendations: Recommendations;
  bundles: Bundles;
  sponsored: Sponsored;
}

const LEARN_EVERY_MS = 5 * 60_000;

export async function openDiscovery(ground: Ground): Promise<Discovery> {
  const { environment, database, changes, catalogue, gateway, log } = ground;
  const { search, searchRules } = await openSearch(ground);
  const shelf = createShelf(catalogue, changes);
  const listings = createListings(search, shelf);
  const events = await openEvents(ground);
  const recommender =
    environment.RECS_MODE === 'mock'
      ? createMockRecommender(listings)
      : createEmbeddedRecommender({ listings, shelf, companyOf: events.companyOf, random: Math.random });
  const campaigns = createCampaigns(database);
  await campaigns.forgetOld();
  const supplier =
    openAds(environment, gateway) ??
    createEmbeddedAds({ database, changes, catalogue, listings, shelf, key: ground.keyFor('advertisement') });
  return {
    search,
    searchRules,
    shelf,
    listings,
    searchAnalytics: createSearchAnalytics({ events, engine: search, log }),
    events,
    recommendations: createRecommendations({ catalogue, listings, shelf, recommender, log }),
    bundles: createBundles(catalogue, shelf),
    sponsored: createSponsored({ supplier, shelf, campaigns, log }),
  };
}

async function openSearch({ environment, database, changes, catalogue, gateway, log, atClose }: Ground) {
  const searchRules = createSearchRules(database);
  if (environment.DEMO) await searchRules.provide(demoSearchRules);
  const closing = new AbortController();
  const search = await openSearchEngine({
    environment,
    gateway,
    rules: await searchRules.forEngine(),
    documents: () => everyDocument(catalogue),
    sourceVersion: await catalogueVersion(database),
    log,
    closed: closing.signal,
  });
  const letGo = keepIndexInStep(search, catalogue, changes, log);
  keepRulesInStep(search, searchRules, changes, log);
  atClose(() => {
    closing.abort();
    letGo();
    return search.close();
  });
  return { search, searchRules };
}

/** What was bought together is learned now and then. */
async function openEvents({ database, every, log }: Ground): Promise<Events> {
  const events = createEvents(database);
  await events.forgetOld();
  void events.learnFromOrders().catch((error) => log.error({ err: error }, 'learning'));
  every(LEARN_EVERY_MS, 'learning', events.learnFromOrders);
  return events;
}

/** Names the state of the catalogue, so that an index made from another one is not used. */
async function catalogueVersion({ pool }: Ground['database']): Promise<string> {
  const { rows } = await pool.query(
    "select (select value from fact where name = 'catalogue') as catalogue, (select max(id) from change) as change",
  );
  return JSON.stringify(rows[0]);
}
