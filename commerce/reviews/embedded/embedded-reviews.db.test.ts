import { seedReviews } from '@selvedge/demo-store/seed/seed-reviews.ts';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openMemoryStorage } from '#tests/memory-storage.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { describeReviewProvider } from '../contract-suite.ts';
import { createEmbeddedReviews } from './embedded-reviews.server.ts';

const TEXTS = [
  'The fit is perfect and the fabric is soft.',
  'Lovely colour, great fit.',
  'The fabric is thin and scratchy.',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await stockShop(
    database,
    ['A', 'B'].map((sku) => ({ sku, price: 1000, quantity: 1 })),
  );
  await seedReviews(database, {
    fingerprint: 'suite',
    productCount: 1,
    async *reviews() {
      yield {
        productId: 'p-A',
        reviews: Array.from({ length: 14 }, (_, index) => ({
          id: `r${index}`,
          product_id: 'p-A',
          state: 'approved',
          rating: (index % 5) + 1,
          review_text: TEXTS[index % 3],
          photos:
            index % 4 === 0 ? [{ id: `photo-${index}`, caption: null, url: '/media/x/480.webp' }] : null,
          submitted_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
        })),
      };
    },
  });
});
afterAll(() => database.close());

describeReviewProvider('the shop itself', async () => ({
  provider: createEmbeddedReviews(database, { subscribe: () => () => {} }, openMemoryStorage()),
  productId: 'p-A',
  productName: 'Thing A',
  silentProductId: 'p-B',
  feature: 'fabric',
}));
