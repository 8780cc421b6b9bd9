import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createEmbeddedAds } from '#commerce/advertising/embedded/embedded-ads.server.ts';
import { createSponsored, type Sponsored } from '#commerce/advertising/sponsored.server.ts';
import { type Bundles, createBundles } from '#commerce/recommendations/bundles.server.ts';
import { createEmbeddedRecommender } from '#commerce/recommendations/embedded/embedded-recommender.server.ts';
import { createMockRecommender } from '#commerce/recommendations/mock/mock-recommender.server.ts';
import {
  createRecommendations,
  type Recommendations,
} from '#commerce/recommendations/recommendations.server.ts';
import { createAdProvider } from '#server/integrations.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { SearchModule } from './search.server.ts';

/** Products that the shop proposes: recommendations, bundles and advertisements. */
export interface MerchandisingModule {
  recommendations: Recommendations;
  bundles: Bundles;
  sponsored: Sponsored;
}

export async function createMerchandisingModule(
  core: CoreServices,
  { events, listings, productCards }: SearchModule,
): Promise<MerchandisingModule> {
  const { environment, database, changes, catalogue, gateway, log } = core;
  const recommender =
    environment.RECS_MODE === 'mock'
      ? createMockRecommender(listings)
      : createEmbeddedRecommender({
          listings,
          productCards,
          coPurchasesOf: events.coPurchasesOf,
          random: Math.random,
        });
  const campaigns = createCampaigns(database);
  await campaigns.deleteOld();
  const provider =
    createAdProvider(environment, gateway) ??
    createEmbeddedAds({
      database,
      changes,
      catalogue,
      listings,
      productCards,
      key: core.keyFor('advertisement'),
    });
  return {
    recommendations: createRecommendations({ catalogue, listings, productCards, recommender, log }),
    bundles: createBundles(catalogue, productCards),
    sponsored: createSponsored({ provider, productCards, campaigns, log }),
  };
}
