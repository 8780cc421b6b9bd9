import { seedCampaigns } from '#commerce/advertising/seed.server.ts';
import { loadCatalogue, loadedCatalogue } from '#commerce/catalogue/load.server.ts';
import { seedContent } from '#commerce/content/seed.server.ts';
import { seedEvents } from '#commerce/events/seed.server.ts';
import { seedOrders } from '#commerce/orders/seed.server.ts';
import { seedReviews } from '#commerce/reviews/seed.server.ts';
import { seedPosts } from '#commerce/social/seed.server.ts';
import type { Environment } from '#config/environment.ts';
import type { Database } from './db/database.server.ts';
import type { stepReporter } from './step-reporter.server.ts';

type Reporter = ReturnType<typeof stepReporter>;

/** Fills an empty shop with the demo store; what is there already stays as it is. */
export async function seedDemo(database: Database, environment: Environment, report: Reporter) {
  const { demoCatalogue } = await import('@selvedge/demo-store/catalogue/demo-catalogue.ts');
  const { demoContent } = await import('@selvedge/demo-store/content/demo-content.ts');
  const today = new Date();
  const seed = environment.DEMO_SEED;
  const catalogue = demoCatalogue({ seed, products: environment.DEMO_PRODUCTS, today });
  if ((await loadedCatalogue(database)) === null) {
    await loadCatalogue(database, catalogue, ({ done, total }) =>
      report.progress('Filling the shelves of the demo store', done, total),
    );
  }
  await seedContent(database, demoContent());
  // Shoppers and advertisers know only the catalogue they were made for.
  if ((await loadedCatalogue(database)) === catalogue.fingerprint) {
    await seedShoppers(database, catalogue, { seed, today }, report);
  }
}

type DemoCatalogue = ReturnType<
  typeof import('@selvedge/demo-store/catalogue/demo-catalogue.ts').demoCatalogue
>;

/** What the demo's shoppers wrote, bought and did, and what its advertisers paid for. */
async function seedShoppers(
  database: Database,
  catalogue: DemoCatalogue,
  { seed, today }: { seed: number; today: Date },
  report: Reporter,
) {
  const { demoReviews } = await import('@selvedge/demo-store/reviews/demo-reviews.ts');
  const { demoShoppers } = await import('@selvedge/demo-store/shoppers/demo-shoppers.ts');
  const { demoCampaigns } = await import('@selvedge/demo-store/sponsored/demo-campaigns.ts');
  const { toCampaigns } = await import('@selvedge/demo-store/sponsored/to-campaigns.ts');
  const { demoSocialPosts } = await import('@selvedge/demo-store/social/demo-social-posts.ts');
  const { toPosts } = await import('@selvedge/demo-store/social/to-posts.ts');
  await seedReviews(database, demoReviews(catalogue, seed, today), (done, total) =>
    report.progress('Collecting what shoppers say', done, total),
  );
  const shoppers = demoShoppers(catalogue, seed, today);
  await seedOrders(database, shoppers.orders);
  await seedEvents(database, shoppers.visits);
  await seedCampaigns(database, () => toCampaigns(demoCampaigns(catalogue, today)));
  await seedPosts(database, () => toPosts(demoSocialPosts(catalogue, today)));
}
