import { demoSearchRules } from '@selvedge/demo-store/search-rules.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createEmbeddedAds } from '#commerce/advertising/embedded/embedded-ads.server.ts';
import { createSponsored, type Sponsored } from '#commerce/advertising/sponsored.server.ts';
import { createEvents, type Events } from '#commerce/events/events.server.ts';
import { createListings, type Listings } from '#commerce/listing/listing.server.ts';
import { createShelf, type Shelf } from '#commerce/listing/shelf.server.ts';
import { type Bundles, createBundles } from '#commerce/recommendations/bundles.server.ts';
import { createEmbeddedRecommender } from '#commerce/recommendations/embedded/embedded-recommender.server.ts';
import { createMockRecommender } from '#commerce/recommendations/mock/mock-recommender.server.ts';
import {
  createRecommendations,
  type Recommendations,
} from '#commerce/recommendations/recommendations.server.ts';
import { everyDocument, keepIndexInStep } from '#commerce/search/index-sync.server.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createSearchAnalytics, type SearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import {
  createSearchRules,
  keepRulesInStep,
  type SearchRules,
} from '#commerce/search/search-rules.server.ts';
import { openAds, openSearchEngine } from '#server/integrations.server.ts';
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
