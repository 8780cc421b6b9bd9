import { describe, expect, it } from 'vitest';
import type { Review } from './review.ts';
import {
  nextReviewList,
  parseReviewSort,
  type ReviewListState,
  showMoreCount,
  startReviewList,
} from './review-list.ts';

function review(id: string, rating = 5, submittedAt = '2026-01-01T00:00:00Z'): Review {
  return {
    id,
    rating,
    title: null,
    reviewText: 'Lovely.',
    userLocation: null,
    username: null,
    submittedAt,
    isRecommended: null,
    secondaryRatings: [],
    responses: [],
    isSyndicated: false,
    syndicationSource: null,
    photos: [],
  };
}

function ready(extra: Partial<ReviewListState> = {}): ReviewListState {
  return { ...startReviewList('p1'), status: 'ready', reviews: [review('a')], remainingResults: 7, ...extra };
}

describe('the list of reviews', () => {
  it("[REV-02] 'Show N more' shows at most five, and disappears when nothing remains", () => {
    expect([12, 5, 3, 1, 0].map(showMoreCount)).toEqual([5, 5, 3, 1, null]);
  });

  it('[REV-02] a page above 1 appends, page 1 replaces', () => {
    const more = nextReviewList(ready(), { type: 'more-requested' });
    expect(more).toMatchObject({ page: 2, status: 'loading' });
    const result = { results: [review('a'), review('b')], remainingResults: 5, hasNextPage: true };
    const appended = nextReviewList(more, { type: 'page-loaded', page: 2, result });
    expect(appended.reviews.map((one) => one.id)).toEqual(['a', 'b']);
    const replaced = nextReviewList(ready(), {
      type: 'page-loaded',
      page: 1,
      result: { results: [review('z')], remainingResults: 0, hasNextPage: false },
    });
    expect(replaced.reviews.map((one) => one.id)).toEqual(['z']);
  });

  it('[REV-02] a change of sort resets to page 1', () => {
    const state = nextReviewList(ready({ page: 3 }), { type: 'sort-changed', sort: 'LowestRating' });
    expect(state).toMatchObject({ sort: 'LowestRating', page: 1, status: 'loading' });
  });

  it('[REV-02] a feature filters from page 1, and the same feature again clears it', () => {
    const filtered = nextReviewList(ready({ page: 2 }), { type: 'feature-chosen', feature: 'fit' });
    expect(filtered).toMatchObject({ feature: 'fit', page: 1 });
    expect(nextReviewList(filtered, { type: 'feature-chosen', feature: 'fit' }).feature).toBeNull();
    expect(nextReviewList(filtered, { type: 'feature-chosen', feature: 'zip' }).feature).toBe('zip');
  });

  it('[REV-02] the feature filter resets when the product changes', () => {
    const state = nextReviewList(ready({ feature: 'fit' }), { type: 'product-changed', productId: 'p2' });
    expect(state).toEqual(startReviewList('p2'));
    expect(
      nextReviewList(ready({ feature: 'fit' }), { type: 'product-changed', productId: 'p1' }).feature,
    ).toBe('fit');
  });

  it('ignores an outdated response, and a second press while loading', () => {
    const loading = nextReviewList(ready(), { type: 'more-requested' });
    expect(nextReviewList(loading, { type: 'more-requested' })).toBe(loading);
    const onePage = { results: [review('x')], remainingResults: 0, hasNextPage: false };
    const outdated = { type: 'page-loaded', page: 1, result: onePage } as const;
    expect(nextReviewList(loading, outdated)).toBe(loading);
    expect(nextReviewList(loading, { type: 'page-failed' })).toMatchObject({ page: 1, status: 'failed' });
  });

  it('[REV-02] are sorted by Recent, HighestRating or LowestRating; anything else is Recent', () => {
    expect([parseReviewSort('LowestRating'), parseReviewSort('best'), parseReviewSort(null)]).toEqual([
      'LowestRating',
      'Recent',
      'Recent',
    ]);
  });
});
