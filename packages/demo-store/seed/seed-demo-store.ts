import type { CatalogueSource } from '../../../commerce/catalogue/catalogue-source.server.ts';
import { loadCatalogue, readLoadedCatalogue } from '../../../commerce/catalogue/load-catalogue.server.ts';
import { createSearchRules } from '../../../commerce/search/search-rules.server.ts';
import type { Environment } from '../../../config/environment.ts';
import type { Database } from '../../../server/db/database.server.ts';
import type { StepReporter } from '../../../server/step-reporter.server.ts';
import { demoCustomisations } from '../customisations.ts';
import type { PurchasablesSource } from '../shoppers/demo-shoppers.ts';
import { seedAccountHistories } from './seed-account-histories.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedContent } from './seed-content.ts';
import { seedCustomisations } from './seed-customisations.ts';
import { seedDelivery } from './seed-delivery.ts';
import { seedEvents } from './seed-events.ts';
import { seedMarkets } from './seed-markets.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSocialPosts } from './seed-social-posts.ts';

/** Fills an empty shop with the demo store; what is there already stays as it is. The large parts are imported when needed. */
export async function seedDemoStore(
  database: Database,
  environment: Environment,
  report: StepReporter,
): Promise<void> {
  const { demoCatalogue } = await import('../catalogue/demo-catalogue.ts');
  const { demoContent } = await import('../content/demo-content.ts');
  const { accountHistories } = await import('../orders/account-histories.ts');
  const { demoSearchRules } = await import('../search-rules.ts');
  const { notePurchasables } = await import('../shoppers/demo-shoppers.ts');
  const today = new Date();
  const seed = environment.DEMO_SEED;
  const catalogue = notePurchasables(
    demoCatalogue({ seed, products: environment.DEMO_PRODUCTS, today }),
    seed,
  );
  if ((await readLoadedCatalogue(database)) === null) {
    await loadCatalogue(database, catalogue, ({ done, total }) =>
      report.progress('Importing the catalogue of the demo store', done, total),
    );
  }
  // Orders, events, campaigns and posts refer to the products of this catalogue only.
  const isOwn = (await readLoadedCatalogue(database)) === catalogue.fingerprint;
  // In parallel: most of the time is the database's, which has a process for each.
  await Promise.all([
    seedMarkets(database).then(() => seedContent(database, demoContent())),
    isOwn && seedShoppers(database, catalogue, { seed, today }, report),
    seedAccounts(database, today),
  ]);
  await createSearchRules(database).seed(demoSearchRules);
  await seedPromotions(database);
  await seedDelivery(database);
  await seedCustomisations(database, demoCustomisations);
  await seedAccountHistories(database, accountHistories(today));
}

/** What the demo's shoppers wrote, bought and did, and what its advertisers paid for. */
async function seedShoppers(
  database: Database,
  catalogue: CatalogueSource & PurchasablesSource,
  { seed, today }: { seed: number; today: Date },
  report: StepReporter,
) {
  const { demoReviews } = await import('../reviews/demo-reviews.ts');
  const { demoShoppers } = await import('../shoppers/demo-shoppers.ts');
  const { demoCampaigns } = await import('../sponsored/demo-campaigns.ts');
  const { toCampaigns } = await import('../sponsored/to-campaigns.ts');
  const { demoSocialPosts } = await import('../social/demo-social-posts.ts');
  const { toPosts } = await import('../social/to-posts.ts');
  const shoppers = demoShoppers(catalogue, seed, today);
  await Promise.all([
    seedReviews(database, demoReviews(catalogue, seed, today), (done, total) =>
      report.progress('Importing reviews', done, total),
    ),
    seedOrders(database, shoppers.orders).then(() => seedEvents(database, shoppers.events)),
  ]);
  await seedCampaigns(database, () => toCampaigns(demoCampaigns(catalogue, today)));
  await seedSocialPosts(database, () => toPosts(demoSocialPosts(catalogue, today)));
}
