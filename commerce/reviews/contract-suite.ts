import { describe, expect, it } from 'vitest';
import type { ReviewQuery, ReviewSupplier } from './provider.ts';

/** A supplier that knows twelve or more reviews of one product, of several stars, some with photos, and none of another. */
export interface ReviewsUnderTest {
  supplier: ReviewSupplier;
  productId: string;
  productName: string;
  silentProductId: string;
  /** A feature that some of the reviews, but not all, speak of. */
  feature: string;
}

const first: Omit<ReviewQuery, 'productId'> = {
  sort: 'Recent',
  feature: null,
  hasPhotos: false,
  page: 1,
  limit: 5,
};

/** What every keeper of reviews must do, whoever it is. */
export function describeReviewSupplier(name: string, open: () => Promise<ReviewsUnderTest>): void {
  describe(`[REV-01] ${name} as a keeper of reviews`, () => {
    it('tells pages that follow on each other, newest first, with what remains', async () => {
      const { supplier, productId } = await open();
      const one = await supplier.page({ ...first, productId });
      const two = await supplier.page({ ...first, productId, page: 2 });
      const seen = [...one.results, ...two.results];
      expect(one.results).toHaveLength(5);
      expect(one.hasNextPage).toBe(true);
      expect(one.remainingResults).toBe(two.results.length + two.remainingResults);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      const times = seen.map(({ submittedAt }) => Date.parse(submittedAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('sorts by stars both ways', async () => {
      const { supplier, productId } = await open();
      const stars = async (sort: ReviewQuery['sort']) =>
        (await supplier.page({ ...first, productId, sort, limit: 100 })).results.map(({ rating }) => rating);
      const highest = await stars('HighestRating');
      expect(highest).toEqual(highest.toSorted((a, b) => b - a));
      const lowest = await stars('LowestRating');
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
      expect(new Set(highest).size).toBeGreaterThan(1);
    });

    it('filters by feature and by photos', async () => {
      const { supplier, productId, feature } = await open();
      const all = await supplier.page({ ...first, productId, limit: 100 });
      const about = await supplier.page({ ...first, productId, limit: 100, feature });
      expect(about.results.length).toBeGreaterThan(0);
      expect(about.results.length).toBeLessThan(all.results.length);
      const pictured = await supplier.page({ ...first, productId, limit: 100, hasPhotos: true });
      expect(pictured.results.length).toBeGreaterThan(0);
      for (const { photos } of pictured.results) {
        expect(photos[0]?.sizes.normal.url).toMatch(/^(\/|https?:\/\/)/);
      }
    });

    it('counts every star from one to five, and agrees with the list', async () => {
      const { supplier, productId } = await open();
      const stats = await supplier.stats(productId);
      const { results, remainingResults } = await supplier.page({ ...first, productId, limit: 100 });
      expect(stats.totalReviewCount).toBe(results.length + remainingResults);
      expect(stats.ratingDistribution.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5]);
      expect(stats.ratingDistribution.reduce((sum, { count }) => sum + count, 0)).toBe(
        stats.totalReviewCount,
      );
      expect(stats.averageRating).toBeGreaterThanOrEqual(1);
      expect(stats.averageRating).toBeLessThanOrEqual(5);
    });

    it('names features that its own filter understands', async () => {
      const { supplier, productId, productName } = await open();
      const [feature] = await supplier.features(productId, productName);
      expect(feature).toBeTruthy();
      const { results } = await supplier.page({ ...first, productId, feature: feature! });
      expect(results.length).toBeGreaterThan(0);
    });

    it('says nothing of a product nobody reviewed', async () => {
      const { supplier, silentProductId: productId } = await open();
      expect(await supplier.page({ ...first, productId })).toEqual({
        results: [],
        remainingResults: 0,
        hasNextPage: false,
      });
      expect(await supplier.stats(productId)).toMatchObject({ totalReviewCount: 0, averageRating: 0 });
      expect(await supplier.features(productId, '')).toEqual([]);
      expect(await supplier.summary(productId)).toBeNull();
      expect(await supplier.photo('no-such-photo')).toBeNull();
      expect(await supplier.moderate('no-such-review', 'approved')).toBe(false);
    });
  });
}
