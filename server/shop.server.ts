import path from 'node:path';
import type { Logger } from 'pino';
import { checkSection } from '#app/sections/check-section.ts';
import { brandsIn } from '#brands/all.ts';
import type { Environment } from '#config/environment.ts';
import { campaignPictures } from '#demo/campaign-source.ts';
import { demoCustomisations } from '#demo/customisations.ts';
import { type Example, examples } from '#demo/examples.ts';
import { accountHistories } from '#demo/orders/account-histories.ts';
import { openComposedPictures } from '#demo/picture-source.ts';
import { DEMO_FEATURES } from '#demo/pictures/features-file.ts';
import { demoSearchRules } from '#demo/search-rules.ts';
import type { ShopperState } from '#domain/shopper/shopper-state.ts';
import { createEmbeddedAds } from '#suppliers/ads/embedded/embedded-ads.server.ts';
import { createAdvisorStandIn } from '#suppliers/advisor/stand-in/advisor.server.ts';
import { createEmbeddedAdviser } from '#suppliers/chatbot/embedded/embedded-adviser.server.ts';
import { flixPage } from '#suppliers/feature-media/flix/flix-page.ts';
import {
  createFeatureMediaStandIn,
  featureMediaScript,
} from '#suppliers/feature-media/stand-in/feature-media.server.ts';
import { fitScript } from '#suppliers/fit/stand-in/fit-script.ts';
import { trueFitPage } from '#suppliers/fit/true-fit/true-fit-page.ts';
import { type OutsideOutcome, openGateway } from '#suppliers/gateway.server.ts';
import type { PaymentProvider } from '#suppliers/payments/contract.ts';
import { createSandboxPayments, type SandboxPayments } from '#suppliers/payments/sandbox/sandbox.server.ts';
import { TEST_CARDS } from '#suppliers/payments/sandbox/test-cards.ts';
import { createEmbeddedRecommender } from '#suppliers/recommendations/embedded/embedded-recommender.server.ts';
import { createMockRecommender } from '#suppliers/recommendations/mock/mock-recommender.server.ts';
import type { SearchEngine } from '#suppliers/search/contract.ts';
import { dashPage } from '#suppliers/social-gallery/dash/dash-page.ts';
import {
  createSocialGalleryStandIn,
  socialGalleryScript,
} from '#suppliers/social-gallery/stand-in/social-gallery.server.ts';
import { createTryOnStandIn } from '#suppliers/try-on/stand-in/try-on.server.ts';
import { type Baskets, createBaskets } from './basket/baskets.server.ts';
import { createPromotions, type Promotions } from './basket/promotions.server.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.server.ts';
import { createChatStore } from './chatbot/chat-store.server.ts';
import { createChatTokens } from './chatbot/chat-token.server.ts';
import { type Chats, createChats } from './chatbot/chats.server.ts';
import { describeShop } from './chatbot/shop-facts.server.ts';
import { type Content, createContent } from './content/content.server.ts';
import { type Addresses, createAddresses } from './customers/addresses.server.ts';
import { type Customers, createCustomers } from './customers/customers.server.ts';
import { DEMO_ACCOUNTS, provideDemoAccounts } from './customers/demo-accounts.server.ts';
import { createEntrance, type Enter } from './customers/entrance.server.ts';
import { deriveKey, sessionSecret } from './customers/secret.server.ts';
import { createSessions, type Sessions } from './customers/sessions.server.ts';
import { describeShopper } from './customers/shopper.server.ts';
import { createThrottle } from './customers/throttle.server.ts';
import { type ChangeFeed, followChanges } from './db/changes.server.ts';
import type { Database } from './db/database.server.ts';
import { createEvents, type Events } from './events/events.server.ts';
import type { Visit } from './http/visit.server.ts';
import { everyDocument, keepIndexInStep } from './listing/index-sync.server.ts';
import { createListings, type Listings } from './listing/listing.server.ts';
import { createSearchAnalytics, type SearchAnalytics } from './listing/search-analytics.server.ts';
import { createShelf, type Shelf } from './listing/shelf.server.ts';
import { createOutbox, type Outbox } from './mail/mailer.server.ts';
import { createFilms, type Films } from './media/films.server.ts';
import { createNavigation, type Navigation } from './navigation/navigation.server.ts';
import type { AfterSales } from './orders/after-sales.server.ts';
import type { Checkout } from './orders/checkout.server.ts';
import { furnishAccounts } from './orders/furnish-accounts.server.ts';
import type { OrderBook } from './orders/order-book.server.ts';
import { openTill } from './orders/till.server.ts';
import { createPictureService, type PictureService } from './pictures/picture-service.server.ts';
import { type Customisations, createCustomisations } from './product-page/customisations.server.ts';
import { createModels, type Models } from './product-page/models.server.ts';
import { createProductPages, type ProductPages } from './product-page/product-pages.server.ts';
import { type Bundles, createBundles } from './recommendations/bundles.server.ts';
import { createRecommendations, type Recommendations } from './recommendations/recommendations.server.ts';
import { createReviews, REVIEW_THROTTLE, type Reviews } from './reviews/reviews.server.ts';
import { createSearchRules, keepRulesInStep, type SearchRules } from './search-rules/search-rules.server.ts';
import { createSharing, type Sharing } from './share/sharing.server.ts';
import { createSocial, type Social } from './social/social.server.ts';
import { createCampaigns } from './sponsored/campaigns.server.ts';
import { createSponsored, type Sponsored } from './sponsored/sponsored.server.ts';
import { createProductFiles } from './staff/product-file.server.ts';
import { createSelection } from './staff/selection.server.ts';
import { createStaff, type Staff } from './staff/staff.server.ts';
import { type Audit, createAudit } from './studio/audit.server.ts';
import { createRecords, type Records } from './studio/records.server.ts';
import { createStudio, type Studio } from './studio/studio.server.ts';
import {
  openAds,
  openPayments,
  openReviews,
  openSearchEngine,
  openShortLinks,
  openSocial,
} from './suppliers.server.ts';
import { readFrontPictures } from './visual-search/front-pictures.server.ts';
import { createVisualSearch, type VisualSearch } from './visual-search/visual-search.server.ts';
import { createShelfReader } from './widgets/shelf-reader.server.ts';
import { createStandIns, type StandIns, scriptAnswer } from './widgets/stand-ins.server.ts';
import { createWidgets, type Widgets } from './widgets/widgets.server.ts';
import { createWishlist, type Wishlist } from './wishlist/wishlist.server.ts';

/** Everything a route can ask of the shop. */
export interface Shop {
  environment: Environment;
  database: Database;
  changes: ChangeFeed;
  catalogue: Catalogue;
  navigation: Navigation;
  content: Content;
  studio: Studio;
  studioRecords: Records;
  audit: Audit;
  search: SearchEngine;
  /** Synonyms, redirects and ranking rules, for those who look after the search. */
  searchRules: SearchRules;
  shelf: Shelf;
  listings: Listings;
  searchAnalytics: SearchAnalytics;
  visualSearch: VisualSearch;
  reviews: Reviews;
  events: Events;
  recommendations: Recommendations;
  bundles: Bundles;
  sponsored: Sponsored;
  social: Social;
  chats: Chats;
  staff: Staff;
  products: ProductPages;
  customisations: Customisations;
  models: Models;
  films: Films;
  sharing: Sharing;
  widgets: Widgets;
  /** Local stand-ins of outside widgets; null in a shop that is no demo. */
  standIns: StandIns | null;
  pictures: PictureService;
  sessions: Sessions;
  customers: Customers;
  enter: Enter;
  /** Shown on the sign-in page of a demo; empty in a real shop. */
  demoAccounts: readonly { role: string; email: string; password: string }[];
  /** Where a demo shows each thing the shop can do; empty in a real shop. */
  examples: readonly (Example & { id: string })[];
  addresses: Addresses;
  wishlist: Wishlist;
  promotions: Promotions;
  baskets: Baskets;
  payments: PaymentProvider;
  /** The embedded provider's own pages; null where an outside provider takes the money. */
  sandbox: SandboxPayments | null;
  /** Numbers that make the embedded provider behave; empty where a real one takes the money. */
  testCards: { number: string; behaviour: string }[];
  checkout: Checkout;
  orderBook: OrderBook;
  afterSales: AfterSales;
  receivePaymentNews(body: string): Promise<boolean>;
  /** Seconds to wait before this client may try to pay again, or null. */
  throttlePayment(client: string): Promise<number | null>;
  /** Seconds to wait before this client may look for an order again, or null. */
  throttleOrderLookUp(client: string): Promise<number | null>;
  outbox: Outbox;
  shopper(visit: Visit): Promise<ShopperState>;
  close(): Promise<void>;
}

const FORGET_EVERY_MS = 3_600_000;

/** The composition root: the one place that names adapters. */
export async function openShop(
  environment: Environment,
  database: Database,
  log: Logger,
  observeOutsideCall?: (system: string, outcome: OutsideOutcome, seconds: number) => void,
): Promise<Shop> {
  const changes = await followChanges(database);
  const catalogue = createCatalogue(database, changes);
  const content = createContent({ database, changes, checkSection });
  const searchRules = createSearchRules(database);
  if (environment.DEMO) await searchRules.provide(demoSearchRules);
  const audit = createAudit(database);
  const gateway = openGateway({ log, observe: observeOutsideCall });
  const search = await openSearchEngine({
    environment,
    gateway,
    rules: await searchRules.forEngine(),
    documents: () => everyDocument(catalogue),
    sourceVersion: await catalogueVersion(database),
    log,
  });
  keepIndexInStep(search, catalogue, changes, log);
  keepRulesInStep(search, searchRules, changes, log);
  const shelf = createShelf(catalogue, changes);
  const listings = createListings(search, shelf);
  const events = createEvents(database);
  await events.forgetOld();
  const learning = keepLearning(events, log);
  const recommender =
    environment.RECS_MODE === 'mock'
      ? createMockRecommender(listings)
      : createEmbeddedRecommender({ listings, shelf, companyOf: events.companyOf, random: Math.random });
  const reviews = createReviews({
    database,
    supplier: openReviews(environment, gateway, database, changes),
    throttle: createThrottle(database, REVIEW_THROTTLE),
    log,
  });
  const composedPictures = openComposedPictures();
  const pictures = createPictureService({
    sources: [composedPictures, campaignPictures],
    cacheDir: path.resolve(environment.DATA_DIR, 'pictures'),
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    version: '2',
    avifAfterMs: environment.IMAGE_AVIF_AFTER_MS,
  });
  const visualSearch = createVisualSearch({
    pictures: readFrontPictures(database),
    changes,
    sources: [composedPictures, campaignPictures],
    file: path.resolve(environment.DATA_DIR, 'visual-search.features'),
    shipped: DEMO_FEATURES,
    log,
  });
  const secret = await sessionSecret(environment);
  const campaigns = createCampaigns(database);
  await campaigns.forgetOld();
  const embeddedAds = createEmbeddedAds({
    database,
    changes,
    catalogue,
    listings,
    shelf,
    key: deriveKey(secret, 'advertisement'),
  });
  const ads = openAds(environment, gateway) ?? embeddedAds;
  const sessions = createSessions(database, deriveKey(secret, 'session'));
  const outbox = createOutbox(database);
  const customers = createCustomers({
    database,
    sessions,
    mailer: outbox,
    tokenKey: deriveKey(secret, 'customer-token'),
  });
  const brands = brandsIn(environment);
  const products = createProductPages(catalogue, database);
  const chats = createChats({
    store: createChatStore(database),
    tokens: createChatTokens(deriveKey(secret, 'chat')),
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
  const forgetting = setInterval(() => {
    chats.forgetOld().catch((error) => log.warn({ err: error }, 'old chats could not be forgotten'));
  }, FORGET_EVERY_MS);
  forgetting.unref();
  const staff = createStaff({
    audit,
    selection: createSelection(database),
    files: createProductFiles({ catalogue, products, content, search }),
    listings,
    shelf,
    idsOf: catalogue.productIdsByKeys,
  });
  const wishlist = createWishlist(database);
  const promotions = createPromotions(database);
  const customisations = createCustomisations(database);
  const baskets = createBaskets({ database, promotions, checkCustomFields: customisations.check });
  const sandbox = createSandboxPayments({
    pool: database.pool,
    hmacKey: deriveKey(secret, 'payment-news').toString('hex'),
    deliver: async (body) => void (await till.receiveNews(body)),
  });
  const outsidePayments = openPayments(environment, gateway, database);
  const payments = outsidePayments ?? sandbox;
  const till = openTill({ database, baskets, sessions, provider: payments, log });
  if (environment.DEMO) {
    await provideDemoAccounts(customers, new Date());
    await furnishAccounts(database, accountHistories(new Date()));
    await promotions.provideDemo();
    await customisations.provide(demoCustomisations);
  }
  return {
    environment,
    database,
    changes,
    catalogue,
    navigation: createNavigation(catalogue, content),
    content,
    studio: createStudio({ database, content, audit }),
    studioRecords: createRecords({ database, audit }),
    audit,
    search,
    searchRules,
    shelf,
    listings,
    searchAnalytics: createSearchAnalytics(events),
    visualSearch,
    reviews,
    events,
    recommendations: createRecommendations({ catalogue, listings, shelf, recommender, log }),
    bundles: createBundles(catalogue, shelf),
    sponsored: createSponsored({ supplier: ads, shelf, campaigns, log }),
    social: createSocial({ supplier: openSocial(environment, gateway, database), log }),
    chats,
    staff,
    products,
    customisations,
    models: createModels(),
    sharing: createSharing(openShortLinks(environment, gateway, database)),
    films: createFilms(),
    widgets: createWidgets({
      database,
      fitPage: trueFitPage,
      featureMediaPage: flixPage,
      socialGalleryPage: dashPage,
    }),
    standIns: environment.DEMO
      ? standInsOf(createShelfReader({ database, catalogue, listings, reviews }))
      : null,
    pictures,
    sessions,
    customers,
    enter: createEntrance(baskets.adopt, till.orderBook.adopt),
    demoAccounts: environment.DEMO ? DEMO_ACCOUNTS : [],
    examples: environment.DEMO ? Object.entries(examples).map(([id, example]) => ({ ...example, id })) : [],
    addresses: createAddresses(database),
    wishlist,
    promotions,
    baskets,
    payments,
    sandbox: outsidePayments ? null : sandbox,
    testCards: outsidePayments ? [] : [...TEST_CARDS],
    checkout: till.checkout,
    orderBook: till.orderBook,
    afterSales: till.afterSales,
    receivePaymentNews: till.receiveNews,
    throttlePayment: till.throttle,
    throttleOrderLookUp: till.throttleLookUp,
    outbox,
    shopper: async ({ session, brand, isOffice }) =>
      describeShopper(await session.current(), brand.currency, isOffice, new Date(), {
        basketCount: baskets.count,
        wishlistKeys: wishlist.entries,
      }),
    async close() {
      clearInterval(learning);
      clearInterval(forgetting);
      till.close();
      content.close();
      await changes.close();
      await search.close();
      await visualSearch.close();
      pictures.close();
      await composedPictures.close();
    },
  };
}

/** Pages and scripts that speak as the vendors' do, over the shop's own shelves. */
function standInsOf(reader: ReturnType<typeof createShelfReader>): StandIns {
  return createStandIns({
    'fit.js': async () => scriptAnswer(fitScript()),
    'feature-media.js': featureMediaScript,
    'feature-media': createFeatureMediaStandIn(reader.byBarcode),
    'social-gallery.js': socialGalleryScript,
    'social-gallery': createSocialGalleryStandIn(reader.postsOf),
    'try-on': createTryOnStandIn(reader.bySku),
    advisor: createAdvisorStandIn(reader.inCategory),
  });
}

const LEARN_EVERY_MS = 5 * 60_000;

/** What was bought together is learned now and then; nobody waits for it. */
function keepLearning(events: Events, log: Logger): NodeJS.Timeout {
  const learn = () => void events.learnFromOrders().catch((error) => log.error({ err: error }, 'learning'));
  learn();
  return setInterval(learn, LEARN_EVERY_MS).unref();
}

/** Names the state of the catalogue, so that an index made from another one is not used. */
async function catalogueVersion({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    "select (select value from fact where name = 'catalogue') as catalogue, (select max(id) from change) as change",
  );
  return JSON.stringify(rows[0]);
}
