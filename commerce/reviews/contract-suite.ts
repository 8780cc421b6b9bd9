import { describe, expect, it } from 'vitest';
import type { ReviewProvider, ReviewQuery } from './provider.ts';

/** A provider with at least twelve reviews of one product, with several ratings and some photos, and none of another. */
export interface ReviewsUnderTest {
  provider: ReviewProvider;
  productId: string;
  productName: string;
  silentProductId: string;
  /** A feature that some, but not all, reviews mention. */
  feature: string;
}

const first: Omit<ReviewQuery, 'productId'> = {
  sort: 'Recent',
  feature: null,
  hasPhotos: false,
  page: 1,
  limit: 5,
};

/** The contract of every review provider. */
export function describeReviewProvider(name: string, open: () => Promise<ReviewsUnderTest>): void {
  describe(`[REV-01] ${name} as a review provider`, () => {
    it('returns consecutive pages, newest first, with the number of remaining reviews', async () => {
      const { provider, productId } = await open();
      const one = await provider.page({ ...first, productId });
      const two = await provider.page({ ...first, productId, page: 2 });
      const seen = [...one.results, ...two.results];
      expect(one.results).toHaveLength(5);
      expect(one.hasNextPage).toBe(true);
      expect(one.remainingResults).toBe(two.results.length + two.remainingResults);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      const times = seen.map(({ submittedAt }) => Date.parse(submittedAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('sorts by rating in both directions', async () => {
      const { provider, productId } = await open();
      const stars = async (sort: ReviewQuery['sort']) =>
        (await provider.page({ ...first, productId, sort, limit: 100 })).results.map(({ rating }) => rating);
      const highest = await stars('HighestRating');
      expect(highest).toEqual(highest.toSorted((a, b) => b - a));
      const lowest = await stars('LowestRating');
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
      expect(new Set(highest).size).toBeGreaterThan(1);
    });

    it('filters by feature and by photos', async () => {
      const { provider, productId, feature } = await open();
      const all = await provider.page({ ...first, productId, limit: 100 });
      const about = await provider.page({ ...first, productId, limit: 100, feature });
      expect(about.results.length).toBeGreaterThan(0);
      expect(about.results.length).toBeLessThan(all.results.length);
      const pictured = await provider.page({ ...first, productId, limit: 100, hasPhotos: true });
      expect(pictured.results.length).toBeGreaterThan(0);
      for (const { photos } of pictured.results) {
        expect(photos[0]?.sizes.normal.url).toMatch(/^(\/|https?:\/\/)/);
      }
    });

    it('counts every rating from one to five, and agrees with the list', async () => {
      const { provider, productId } = await open();
      const stats = await provider.stats(productId);
      const { results, remainingResults } = await provider.page({ ...first, productId, limit: 100 });
      expect(stats.totalReviewCount).toBe(results.length + remainingResults);
      expect(stats.ratingDistribution.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5]);
      expect(stats.ratingDistribution.reduce((sum, { count }) => sum + count, 0)).toBe(
        stats.totalReviewCount,
      );
      expect(stats.averageRating).toBeGreaterThanOrEqual(1);
      expect(stats.averageRating).toBeLessThanOrEqual(5);
    });

    it('returns features that its own filter supports', async () => {
      const { provider, productId, productName } = await open();
      const [feature] = await provider.features(productId, productName);
      expect(feature).toBeTruthy();
      const { results } = await provider.page({ ...first, productId, feature: feature! });
      expect(results.length).toBeGreaterThan(0);
    });

    it('returns nothing for a product without reviews', async () => {
      const { provider, silentProductId: productId } = await open();
      expect(await provider.page({ ...first, productId })).toEqual({
        results: [],
        remainingResults: 0,
        hasNextPage: false,
      });
      expect(await provider.stats(productId)).toMatchObject({ totalReviewCount: 0, averageRating: 0 });
      expect(await provider.features(productId, '')).toEqual([]);
      expect(await provider.summary(productId)).toBeNull();
      expect(await provider.photo('no-such-photo')).toBeNull();
      expect(await provider.moderate('no-such-review', 'approved')).toBe(false);
    });
  });
}
