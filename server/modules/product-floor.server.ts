import path from 'node:path';
import { type Customisations, createCustomisations } from '#commerce/catalogue/customisations.server.ts';
import { createProductPages, type ProductPages } from '#commerce/catalogue/product-pages.server.ts';
import { createChatStore } from '#commerce/chatbot/chat-store.server.ts';
import { createChatTokens } from '#commerce/chatbot/chat-token.server.ts';
import { type Chats, createChats } from '#commerce/chatbot/chats.server.ts';
import { createEmbeddedAdviser } from '#commerce/chatbot/embedded/embedded-adviser.server.ts';
import { describeShop } from '#commerce/chatbot/shop-facts.server.ts';
import { createReviews, REVIEW_THROTTLE, type Reviews } from '#commerce/reviews/reviews.server.ts';
import { createProductFeed, type ProductFeed } from '#commerce/seo/product-feed.server.ts';
import { createSharing, type Sharing } from '#commerce/social/sharing.server.ts';
import { createSocial, type Social } from '#commerce/social/social.server.ts';
import { brandsIn } from '#config/brands/all.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';
import { openReviews, openShortLinks, openSocial } from '#server/integrations.server.ts';
import type { Discovery } from './discovery.server.ts';
import type { Editorial } from './editorial.server.ts';
import type { Ground } from './ground.server.ts';

/** What stands around a product: its page, what others say of it, and whoever can be asked. */
export interface ProductFloor {
  products: ProductPages;
  customisations: Customisations;
  productFeed: ProductFeed;
  reviews: Reviews;
  social: Social;
  sharing: Sharing;
  chats: Chats;
}

const FORGET_EVERY_MS = 3_600_000;

export async function openProductFloor(
  ground: Ground,
  editorial: Editorial,
  discovery: Discovery,
): Promise<ProductFloor> {
  const { environment, database, changes, catalogue, gateway, log } = ground;
  const products = createProductPages(catalogue, database);
  return {
    products,
    customisations: createCustomisations(database),
    productFeed: createProductFeed(catalogue, path.resolve(environment.DATA_DIR, 'feeds')),
    reviews: createReviews({
      database,
      supplier: openReviews(environment, gateway, database, changes),
      throttle: createThrottle(database, REVIEW_THROTTLE),
      log,
    }),
    social: createSocial({ supplier: openSocial(environment, gateway, database), log }),
    sharing: createSharing(openShortLinks(environment, gateway, database)),
    chats: await openChats(ground, editorial, discovery, products),
  };
}

async function openChats(
  { environment, database, catalogue, keyFor, every }: Ground,
  { content }: Editorial,
  { listings, shelf }: Discovery,
  products: ProductPages,
): Promise<Chats> {
  const brands = brandsIn(environment);
  const chats = createChats({
    store: createChatStore(database),
    tokens: createChatTokens(keyFor('chat')),
    adviser: createEmbeddedAdviser({
      listings,
      shelf,
      factsOf: (fascia, locale) => describeShop(brands[fascia]!, locale, { content, products }),
    }),
    shelf,
    productIdOf: async (slug) => (await catalogue.productBySlug(slug))?.id ?? null,
    starts: createThrottle(database, { name: 'chat-start', tries: 60, perSeconds: 60 }),
    questions: createThrottle(database, { name: 'chat-message', tries: 30, perSeconds: 60 }),
  });
  await chats.forgetOld();
  every(FORGET_EVERY_MS, 'old chats could not be forgotten', chats.forgetOld);
  return chats;
}
