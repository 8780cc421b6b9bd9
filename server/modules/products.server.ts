import path from 'node:path';
import { type Customisations, createCustomisations } from '#commerce/catalogue/customisations.server.ts';
import { createProductPages, type ProductPages } from '#commerce/catalogue/product-pages.server.ts';
import { createChatStore } from '#commerce/chatbot/chat-store.server.ts';
import { createChatTokens } from '#commerce/chatbot/chat-token.server.ts';
import { type Chats, createChats } from '#commerce/chatbot/chats.server.ts';
import { createEmbeddedChatbot } from '#commerce/chatbot/embedded/embedded-chatbot.server.ts';
import { readShopFacts } from '#commerce/chatbot/shop-facts.server.ts';
import {
  announcePriceChanges,
  hasPriceBoundary,
  pruneOldPrices,
} from '#commerce/pricing/price-clock.server.ts';
import { createReviews, REVIEW_RATE_LIMIT, type Reviews } from '#commerce/reviews/reviews.server.ts';
import { createProductFeed, type ProductFeed } from '#commerce/seo/product-feed.server.ts';
import { createSharing, type Sharing } from '#commerce/social/sharing.server.ts';
import { createSocial, type Social } from '#commerce/social/social.server.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';
import { createReviewProvider, createShortLinks, createSocialProvider } from '#server/integrations.server.ts';
import type { ContentModule } from './content.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { SearchModule } from './search.server.ts';

/** Product pages and what stands on them: reviews, social posts, sharing, custom fields and the chatbot. */
export interface ProductModule {
  pages: ProductPages;
  customisations: Customisations;
  feed: ProductFeed;
  reviews: Reviews;
  social: Social;
  sharing: Sharing;
  chats: Chats;
}

/** How late a sale may start on pages that are cached. */
const ANNOUNCE_PRICES_EVERY_MS = 5_000;
const PRUNE_PRICES_EVERY_MS = 86_400_000;
const DELETE_OLD_CHATS_EVERY_MS = 3_600_000;

export async function createProductModule(
  core: CoreServices,
  content: ContentModule,
  search: SearchModule,
): Promise<ProductModule> {
  const { environment, brands, database, changes, catalogue, gateway, mediaStorage, jobs, log } = core;
  const pages = createProductPages(catalogue, database);
  jobs.every(ANNOUNCE_PRICES_EVERY_MS, 'start and end prices', () => announcePriceChanges(database));
  jobs.every(PRUNE_PRICES_EVERY_MS, 'delete old prices', () => pruneOldPrices(database));
  return {
    pages,
    customisations: createCustomisations(database),
    feed: createProductFeed(
      catalogue,
      path.resolve(environment.DATA_DIR, 'feeds'),
      () => new Date(),
      (list, since) => hasPriceBoundary(database, list, since),
    ),
    reviews: createReviews({
      database,
      provider: createReviewProvider(
        environment,
        gateway,
        database,
        changes,
        brands.default.settings,
        mediaStorage,
      ),
      rateLimiter: createRateLimiter(database, REVIEW_RATE_LIMIT),
      log,
    }),
    social: createSocial({ provider: createSocialProvider(environment, gateway, database), log }),
    sharing: createSharing(createShortLinks(environment, gateway, database)),
    chats: await startChats(core, content, search),
  };
}

async function startChats(
  { brands, database, catalogue, keyFor, jobs }: CoreServices,
  { entries: content }: ContentModule,
  { listings, productCards }: SearchModule,
): Promise<Chats> {
  const chats = createChats({
    store: createChatStore(database),
    tokens: createChatTokens(keyFor('chat')),
    chatbot: createEmbeddedChatbot({
      listings,
      productCards,
      factsOf: (fascia, locale) =>
        readShopFacts(brands.bySlug(fascia) ?? brands.default, locale, { content }),
    }),
    productCards,
    productIdOf: async (slug) => (await catalogue.productBySlug(slug, null))?.id ?? null,
    starts: createRateLimiter(database, { name: 'chat-start', tries: 60, perSeconds: 60 }),
    questions: createRateLimiter(database, { name: 'chat-message', tries: 30, perSeconds: 60 }),
  });
  await chats.deleteOld();
  jobs.every(DELETE_OLD_CHATS_EVERY_MS, 'delete old chats', chats.deleteOld);
  return chats;
}
