import { randomUUID } from 'node:crypto';
import { BAZAARVOICE_DEMO, createMockBazaarvoice } from '@selvedge/mock-services/bazaarvoice/app.ts';
import { demoProducts } from '@selvedge/mock-services/demo-products.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeReviewProvider } from '#commerce/reviews/contract-suite.ts';
import type { NewReview, ReviewRefused } from '#commerce/reviews/provider.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createBazaarvoiceReviews } from './bazaarvoice.server.ts';

const part = createMockBazaarvoice(20);
let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const open = (passkey = BAZAARVOICE_DEMO.passkey) =>
  createBazaarvoiceReviews(createGateway({ log: { info: record, warn: record } as never }), {
    url: `${mockServers.url}/bazaarvoice`,
    passkey,
    clientId: BAZAARVOICE_DEMO.clientId,
  });
const [product] = [...demoProducts(20)];
const productId = product!.id;
const first = { productId, sort: 'Recent' as const, feature: null, hasPhotos: false, page: 1, limit: 5 };

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
});
afterAll(() => mockServers.close());

describeReviewProvider('Bazaarvoice', async () => ({
  provider: open(),
  productId,
  productName: product!.name,
  silentProductId: 'nobody',
  feature: 'fit',
}));

describe('[REV-01] reviews of Bazaarvoice', () => {
  it('come in consecutive pages, newest first', async () => {
    const [one, two] = [await open().page(first), await open().page({ ...first, page: 2 })];
    const seen = [...one.results, ...two.results];
    expect(one.results).toHaveLength(5);
    expect(one.remainingResults).toBe(two.results.length + two.remainingResults);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(10);
    const times = seen.map(({ submittedAt }) => Date.parse(submittedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('are sorted by stars and filtered by photos and feature', async () => {
    const all = await open().page({ ...first, limit: 100, sort: 'LowestRating' });
    const stars = all.results.map(({ rating }) => rating);
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    const pictured = await open().page({ ...first, limit: 100, hasPhotos: true });
    expect(pictured.results.length).toBeGreaterThan(0);
    for (const { photos } of pictured.results) {
      const picture = await fetch(photos[0]!.sizes.normal.url);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
    const [feature] = await open().features(productId, '');
    const about = await open().page({ ...first, limit: 100, feature: feature! });
    expect(about.results.length).toBeGreaterThan(0);
    expect(about.results.length).toBeLessThan(all.results.length);
  });

  it('are counted by stars, including ratings that nobody gave', async () => {
    const stats = await open().stats(productId);
    expect(stats.ratingDistribution.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5]);
    const sum = stats.ratingDistribution.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(stats.totalReviewCount);
    expect(stats.secondaryRatings[0]).toMatchObject({ label: 'Quality', ratingRange: 5 });
  });

  it('have a summary only from thirty reviews on', async () => {
    for (const { id } of demoProducts(20)) {
      const { totalReviewCount } = await open().stats(id);
      expect((await open().summary(id)) !== null).toBe(totalReviewCount >= 30);
    }
  });

  it('are empty for a product that nobody reviewed', async () => {
    const provider = open();
    expect(await provider.page({ ...first, productId: 'a:b,c' })).toEqual({
      results: [],
      remainingResults: 0,
      hasNextPage: false,
    });
    expect(await provider.stats('nobody')).toMatchObject({ totalReviewCount: 0, averageRating: 0 });
    expect(await provider.features('nobody', '')).toEqual([]);
    expect(await provider.summary('nobody')).toBeNull();
    expect(await provider.photo('x')).toBeNull();
    expect(await provider.moderate('x', 'approved')).toBe(false);
  });

  it('fail with the error of the service, and without the passkey', async () => {
    await expect(open('wrong-key').page(first)).rejects.toMatchObject({
      status: 401,
      body: expect.stringContaining('ERROR_ACCESS_DENIED'),
    });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-key|demo-passkey/);
  });
});

describe('[REV-05] a review sent to Bazaarvoice', () => {
  const review: NewReview = {
    productId,
    rating: 4,
    title: 'In a word',
    reviewText: 'Warm, light, and it washes well.',
    username: 'weaver',
    userLocation: null,
    isRecommended: true,
    customerId: 'c-1',
    client: '203.0.113.7',
    submittedAt: new Date('2026-11-15T12:00:00Z'),
    photos: [],
  };

  it('is sent as a form with its author and address, and gets an id', async () => {
    expect(await open().submit(review)).toMatch(/^[0-9a-f-]{36}$/);
    expect(part.submissions.at(-1)).toEqual({
      productId,
      author: '203.0.113.7',
      fields: {
        Action: 'Submit',
        Locale: 'en_GB',
        Rating: '4',
        Title: 'In a word',
        ReviewText: 'Warm, light, and it washes well.',
        UserNickname: 'weaver',
        UserId: 'c-1',
        IsRecommended: 'true',
        AgreedToTermsAndConditions: 'true',
      },
    });
    expect(mockServers.seen.at(-1)!.query).toMatchObject({ apiversion: ['5.4'], productid: [productId] });
    expect(mockServers.seen.at(-1)!.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('uploads its photos first and names them', async () => {
    const photo = { body: Buffer.from('RIFF-a-picture'), width: 10, height: 10 };
    await open().submit({ ...review, reviewText: 'With two pictures of it.', photos: [photo, photo] });
    const { PhotoUrl_1, PhotoUrl_2 } = part.submissions.at(-1)!.fields;
    expect(PhotoUrl_1).toMatch(/\/__photo\/[0-9a-f-]{36}\/normal$/);
    expect(PhotoUrl_2).not.toBe(PhotoUrl_1);
  });

  it('reports which field the shopper can correct', async () => {
    const refusal = (change: Partial<NewReview>) =>
      open()
        .submit({ ...review, reviewText: randomUUID(), ...change })
        .catch((error: unknown) => (error as ReviewRefused).errors);
    expect(await refusal({ username: 'Ada' })).toEqual({ username: 'reviews.submit.nameLength' });
    expect(await refusal({ rating: 9, username: 'x'.repeat(26) })).toEqual({
      rating: 'reviews.submit.refused',
      username: 'reviews.submit.nameLength',
    });
    expect(await refusal({ reviewText: review.reviewText })).toEqual({
      reviewText: 'reviews.submit.alreadySent',
    });
  });

  it('is never sent twice: a failed request is an error', async () => {
    const before = part.submissions.length;
    const order = { system: 'bazaarvoice', mode: 'status:503', times: 1 };
    await fetch(`${mockServers.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    await expect(open().submit({ ...review, reviewText: randomUUID() })).rejects.toMatchObject({
      status: 503,
    });
    expect(part.submissions.length).toBe(before);
  });
});
