import { seedReviews } from '@selvedge/demo-store/seed/seed-reviews.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openMemoryStorage } from '#tests/memory-storage.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createEmbeddedReviews } from './embedded/embedded-reviews.server.ts';
import type { Review } from './review.ts';
import { createReviews, type Reviews } from './reviews.server.ts';

const TEXTS = [
  'The fit is perfect and the fabric is soft.',
  'Lovely colour, great fit.',
  'The fabric is thin and scratchy, very disappointed.',
];
const COUNTS = { 'p-A': 37, 'p-B': 2, 'p-C': 0 };

function written(productId: string, index: number) {
  return {
    id: `${productId}-r${index}`,
    product_id: productId,
    state: 'approved',
    rating: (index % 5) + 1,
    title: `Title ${index}`,
    review_text: TEXTS[index % 3],
    username: 'Ada',
    is_recommended: index % 4 === 0 ? null : index % 5 > 1,
    scales: index % 2 === 0 ? { fit: 3, quality: (index % 5) + 1 } : null,
    photos: index % 10 === 0 ? [{ id: `photo-${index}`, caption: null, url: '/media/x/480.webp' }] : null,
    submitted_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  };
}

const sam = { id: 'staff-1', name: 'Sam' };
let database: TestDatabase;
let reviews: Reviews;
const warn = vi.fn();
const page = { sort: 'Recent', feature: null, hasPhotos: false, page: 1, limit: 5 } as const;
const good = {
  rating: 4,
  title: ' Nice ',
  reviewText: 'Warm, well made and true to size.',
  username: 'weaver',
  userLocation: '',
  isRecommended: true,
  customerId: null,
  photos: [],
  client: '192.0.2.7',
};

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(
    database,
    ['A', 'B', 'C'].map((sku) => ({ sku, price: 1000, quantity: 1 })),
  );
  await database.pool.query('update product set total_review_count = 5, average_rating = 5');
  await database.pool.query(
    `insert into customer (id, email, first_name, last_name, role, password_hash, affiliate_id) values ('staff-1', 's@x.example', 'Sam', 'Weft', 'staff', 'x', 'aff-1')`,
  );
  await seedReviews(database, {
    fingerprint: 'test',
    productCount: 3,
    async *reviews() {
      for (const [productId, count] of Object.entries(COUNTS)) {
        yield { productId, reviews: Array.from({ length: count }, (_, index) => written(productId, index)) };
      }
    },
  });
  const provider = createEmbeddedReviews(database, { subscribe: () => () => {} }, openMemoryStorage());
  reviews = createReviews({
    database,
    provider,
    rateLimiter: { consume: async (client) => (/flood/.test(client) ? 60 : null) },
    log: { warn },
    now: () => new Date('2026-11-15T10:00:00Z'),
  });
});
afterAll(() => database.close());

describe('embedded reviews', () => {
  it('[REV-01] come in pages of five, newest first, with the number of remaining ones', async () => {
    const first = await reviews.page('A', page);
    expect(first?.results.map(({ id }) => id)).toEqual([36, 35, 34, 33, 32].map((index) => `p-A-r${index}`));
    expect(first).toMatchObject({ remainingResults: 32, hasNextPage: true });
    const last = await reviews.page('KEY-A', { ...page, page: 8 });
    expect(last).toMatchObject({ remainingResults: 0, hasNextPage: false });
    expect(last?.results).toHaveLength(2);
    expect(await reviews.page('nothing', page)).toBeNull();
  });

  it('[REV-02] are sorted by stars and filtered by feature', async () => {
    const lowest = await reviews.page('A', { ...page, sort: 'LowestRating' });
    expect(new Set(lowest?.results.map(({ rating }) => rating))).toEqual(new Set([1]));
    const highest = await reviews.page('A', { ...page, sort: 'HighestRating' });
    expect(highest?.results[0]?.rating).toBe(5);
    const colour = await reviews.page('A', { ...page, feature: 'colour', limit: 100 });
    expect(colour?.results.every(({ reviewText }) => reviewText === TEXTS[1])).toBe(true);
    expect(colour?.results).toHaveLength(12);
    expect((await reviews.page('A', { ...page, feature: 'hinges' }))?.results).toEqual([]);
  });

  it('[REV-03] with photos are found', async () => {
    const pictured = await reviews.page('A', { ...page, hasPhotos: true, limit: 100 });
    expect(pictured?.results.map(({ photos }) => photos[0]?.id)).toEqual([
      'photo-30',
      'photo-20',
      'photo-10',
      'photo-0',
    ]);
  });

  it('[REV-01] have statistics that agree with the reviews and with the product', async () => {
    const all = (await reviews.page('A', { ...page, limit: 100 }))!.results as Review[];
    const stats = await reviews.stats('A');
    const sum = all.reduce((total, { rating }) => total + rating, 0);
    expect(stats).toMatchObject({
      totalReviewCount: all.length,
      averageRating: Math.round((sum / all.length) * 100) / 100,
      ratingDistribution: [1, 2, 3, 4, 5].map((star) => ({
        rating: star,
        count: all.filter(({ rating }) => rating === star).length,
      })),
      recommendedCount: all.filter(({ isRecommended }) => isRecommended === true).length,
      notRecommendedCount: all.filter(({ isRecommended }) => isRecommended === false).length,
    });
    for (const scale of stats!.secondaryRatings) {
      const given = all.flatMap(({ secondaryRatings }) =>
        secondaryRatings.filter(({ label }) => label === scale.label),
      );
      const average = given.reduce((total, { rating }) => total + rating, 0) / given.length;
      expect(scale.rating).toBeCloseTo(average, 1);
    }
    const { rows } = await database.pool.query(
      'select id, total_review_count as count, average_rating as average from product order by id',
    );
    expect(rows).toEqual([
      { id: 'p-A', count: 37, average: expect.closeTo(stats!.averageRating, 2) },
      { id: 'p-B', count: 2, average: 1.5 },
      { id: 'p-C', count: 0, average: 0 },
    ]);
  });

  it('[REV-01] have features above ten and a summary from thirty', async () => {
    expect(await reviews.features('A')).toEqual(expect.arrayContaining(['fit', 'fabric', 'colour']));
    expect((await reviews.summary('A'))?.summary).toContain('The fit is perfect');
    expect(await reviews.features('B')).toEqual([]);
    expect(await reviews.summary('B')).toBeNull();
  });

  it('are not seeded twice', async () => {
    await seedReviews(database, {
      fingerprint: 'again',
      productCount: 1,
      reviews: () => {
        throw new Error('asked again');
      },
    });
    expect((await reviews.stats('A'))?.totalReviewCount).toBe(37);
  });

  it('[REV-05] wait for approval, and count and show their photo only then', async () => {
    const png = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const sent = await reviews.submit('C', { ...good, photos: [new Uint8Array(png).buffer] });
    if (sent.kind !== 'received') throw new Error(sent.kind);
    expect((await reviews.page('C', page))?.results).toEqual([]);
    const [waiting] = await reviews.waiting(10);
    expect(waiting).toMatchObject({ id: sent.id, productId: 'p-C', title: 'Nice' });
    const photoId = waiting!.photos[0]!.id;
    expect(await reviews.photo(photoId)).toBeNull();
    expect(await reviews.photo(photoId, true)).not.toBeNull();
    expect(await reviews.moderate(sent.id, 'approved', null, sam)).toBe(true);
    expect(await reviews.moderate(sent.id, 'rejected', 'changed my mind', sam)).toBe(false);
    expect(await reviews.decisions(5)).toMatchObject([
      { reviewId: sent.id, decision: 'approved', staffName: 'Sam', title: 'Nice', productName: 'Thing C' },
    ]);
    const body = await reviews.photo(photoId);
    const { width, format, exif } = await sharp(body!).metadata();
    expect({ width, format, exif }).toEqual({ width: 1280, format: 'webp', exif: undefined });
    expect((await reviews.page('C', page))?.results[0]).toMatchObject({ rating: 4, username: 'weaver' });
    const { rows } = await database.pool.query(
      `select total_review_count as count, average_rating as average from product where id = 'p-C'`,
    );
    expect(rows).toEqual([{ count: 1, average: 4 }]);
    const { rows: tags } = await database.pool.query('select tags from change order by id desc limit 1');
    expect(tags[0].tags).toEqual(['product:p-C', 'reviews:p-C']);
  });

  it('[REV-05] are refused with all invalid fields, or for an unreadable photo', async () => {
    expect(await reviews.submit('C', { ...good, rating: 0, reviewText: 'Nice' })).toEqual({
      kind: 'wrong',
      errors: { rating: 'reviews.submit.ratingMissing', reviewText: 'reviews.submit.textTooShort' },
    });
    const text = new TextEncoder().encode('<svg onload="x">').buffer as ArrayBuffer;
    expect(await reviews.submit('C', { ...good, photos: [text] })).toEqual({ kind: 'wrong-photo' });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>';
    const drawing = new TextEncoder().encode(svg).buffer as ArrayBuffer;
    expect(await reviews.submit('C', { ...good, photos: [drawing] })).toEqual({ kind: 'wrong-photo' });
    expect(await reviews.submit('nothing', good)).toEqual({ kind: 'unknown-product' });
    expect(await reviews.submit('C', { ...good, customerId: 'flooding-account' })).toEqual({
      kind: 'too-many',
      seconds: 60,
    });
    expect(await reviews.submit('C', { ...good, client: 'flooder' })).toEqual({
      kind: 'too-many',
      seconds: 60,
    });
    expect(await reviews.waiting(10)).toEqual([]);
  });

  it('[REV-05] that are rejected are never shown, nor their photo; the decision is logged with its reason', async () => {
    const sent = await reviews.submit('B', good);
    if (sent.kind !== 'received') throw new Error(sent.kind);
    expect(await reviews.moderate(sent.id, 'rejected', 'advertises another shop', sam)).toBe(true);
    expect(await reviews.waiting(10)).toEqual([]);
    expect((await reviews.stats('B'))?.totalReviewCount).toBe(2);
    expect((await reviews.decisions(1))[0]).toMatchObject({
      decision: 'rejected',
      reason: 'advertises another shop',
      staffName: 'Sam',
    });
  });
});
