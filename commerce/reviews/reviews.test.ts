import { describe, expect, it, vi } from 'vitest';
import { type ReviewProvider, ReviewRefused } from './provider.ts';
import { createReviews } from './reviews.server.ts';

const question = { sort: 'Recent', feature: null, hasPhotos: false, page: 1, limit: 5 } as const;

/** A product with enough reviews for all features, and a provider with the given behaviour. */
function open(behave: () => Promise<never>) {
  return openWith({ page: behave, stats: behave, features: behave, summary: behave });
}

function openWith(provider: object, count = 40) {
  const warn = vi.fn();
  const reviews = createReviews({
    database: { pool: { query: async () => ({ rows: [{ id: 'p', name: 'Coat', count }] }) } } as never,
    provider: provider as ReviewProvider,
    rateLimiter: { consume: async () => null },
    log: { warn },
    timeoutMs: 20,
  });
  return { reviews, warn };
}

describe('[REV-01] a review provider that is', () => {
  it.each<[string, () => Promise<never>]>([
    ['down', () => Promise.reject(new Error('503'))],
    ['slow', () => new Promise(() => {})],
    ['malformed', async () => ({ Results: 'x', summary: 7, totalReviewCount: 'many' }) as never],
  ])(
    '%s: list and numbers fail with one line each, features and summary are just not there',
    async (_, behave) => {
      const { reviews, warn } = open(behave);
      await expect(reviews.page('A', question)).rejects.toMatchObject({ name: 'ProviderCallFailed' });
      expect(warn).toHaveBeenCalledTimes(1);
      await expect(reviews.stats('A')).rejects.toMatchObject({ name: 'ProviderCallFailed' });
      expect(await reviews.features('A')).toEqual([]);
      expect(await reviews.summary('A')).toBeNull();
      expect(warn).toHaveBeenCalledTimes(4);
    },
  );

  it('empty: no reviews is not a failure', async () => {
    const nothing = { results: [], remainingResults: 0, hasNextPage: false };
    const { reviews, warn } = open(async () => nothing as never);
    expect(await reviews.page('A', question)).toEqual(nothing);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('[REV-01] a review provider with its own counts', () => {
  const responses = {
    features: async () => ['fit'],
    summary: async () => ({ summary: 'Fits.', disclaimer: null }),
  };
  const openAt = (totalReviewCount: number) =>
    openWith({ ...responses, hasOwnCounts: true, stats: async () => ({ totalReviewCount }) }, 0).reviews;

  it('is called for features above ten and for a summary from thirty reviews, by its own count', async () => {
    expect(await openAt(10).features('A')).toEqual([]);
    expect(await openAt(11).features('A')).toEqual(['fit']);
    expect(await openAt(29).summary('A')).toBeNull();
    expect(await openAt(30).summary('A')).toEqual({ summary: 'Fits.', disclaimer: null });
  });
});

describe('[REV-05] a submitted review', () => {
  const review = {
    rating: 4,
    title: '',
    reviewText: 'Warm, light, and it washes well.',
    username: 'Ada',
    userLocation: '',
    isRecommended: null,
    customerId: null,
    photos: [],
    client: '203.0.113.7',
  };
  const sentTo = (submit: ReviewProvider['submit']) => openWith({ submit }).reviews.submit('A', review);

  it('is accepted, refused with field errors, or fails', async () => {
    expect(await sentTo(async ({ client }) => `from ${client}`)).toEqual({
      kind: 'received',
      id: 'from 203.0.113.7',
    });
    const errors = { username: 'reviews.submit.nameLength' } as const;
    expect(await sentTo(() => Promise.reject(new ReviewRefused(errors)))).toEqual({ kind: 'wrong', errors });
    expect(await sentTo(() => Promise.reject(new Error('503')))).toEqual({ kind: 'failed' });
  });
});
