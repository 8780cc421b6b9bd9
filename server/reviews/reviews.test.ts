import { describe, expect, it, vi } from 'vitest';
import type { ReviewSupplier } from '#suppliers/reviews/contract.ts';
import { createReviews } from './reviews.server.ts';

const question = { sort: 'Recent', feature: null, hasPhotos: false, page: 1, limit: 5 } as const;

/** A shop whose product has enough reviews for everything, and a keeper of reviews that behaves like this. */
function open(behave: () => Promise<never>) {
  const warn = vi.fn();
  const supplier = {
    page: behave,
    stats: behave,
    features: behave,
    summary: behave,
  } as unknown as ReviewSupplier;
  const reviews = createReviews({
    database: { pool: { query: async () => ({ rows: [{ id: 'p', name: 'Coat', count: 40 }] }) } } as never,
    supplier,
    throttle: { take: async () => null },
    log: { warn },
    timeoutMs: 20,
  });
  return { reviews, warn };
}

describe('[REV-01] a keeper of reviews that is', () => {
  it.each<[string, () => Promise<never>]>([
    ['down', () => Promise.reject(new Error('503'))],
    ['slow', () => new Promise(() => {})],
    ['malformed', async () => ({ Results: 'x', summary: 7, totalReviewCount: 'many' }) as never],
  ])(
    '%s: list and numbers fail with one line each, features and summary are just not there',
    async (_, behave) => {
      const { reviews, warn } = open(behave);
      await expect(reviews.page('A', question)).rejects.toMatchObject({ name: 'SupplierFailed' });
      expect(warn).toHaveBeenCalledTimes(1);
      await expect(reviews.stats('A')).rejects.toMatchObject({ name: 'SupplierFailed' });
      expect(await reviews.features('A')).toEqual([]);
      expect(await reviews.summary('A')).toBeNull();
      expect(warn).toHaveBeenCalledTimes(4);
    },
  );

  it('empty: there are no reviews, and that is no failure', async () => {
    const nothing = { results: [], remainingResults: 0, hasNextPage: false };
    const { reviews, warn } = open(async () => nothing as never);
    expect(await reviews.page('A', question)).toEqual(nothing);
    expect(warn).not.toHaveBeenCalled();
  });
});
