import type { Review, ReviewPage } from './review.ts';

export const REVIEW_PAGE_SIZE = 5;
export const REVIEW_SORTS = ['Recent', 'HighestRating', 'LowestRating'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
const DEFAULT_REVIEW_SORT: ReviewSort = 'Recent';

export interface ReviewListState {
  productId: string;
  sort: ReviewSort;
  feature: string | null;
  page: number;
  status: 'loading' | 'ready' | 'failed';
  reviews: Review[];
  remainingResults: number;
}

export type ReviewListEvent =
  | { type: 'product-changed'; productId: string }
  | { type: 'sort-changed'; sort: ReviewSort }
  | { type: 'feature-chosen'; feature: string }
  | { type: 'more-requested' }
  | { type: 'page-loaded'; page: number; result: ReviewPage }
  | { type: 'page-failed' };

export function parseReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? DEFAULT_REVIEW_SORT;
}

export function startReviewList(productId: string): ReviewListState {
  return {
    productId,
    sort: DEFAULT_REVIEW_SORT,
    feature: null,
    page: 1,
    status: 'loading',
    reviews: [],
    remainingResults: 0,
  };
}

/** Sort and feature reset to page 1; the same feature again clears it; another product clears everything. */
export function nextReviewList(state: ReviewListState, event: ReviewListEvent): ReviewListState {
  switch (event.type) {
    case 'product-changed':
      return event.productId === state.productId ? state : startReviewList(event.productId);
    case 'sort-changed':
      return { ...state, sort: event.sort, page: 1, status: 'loading' };
    case 'feature-chosen':
      return {
        ...state,
        feature: event.feature === state.feature ? null : event.feature,
        page: 1,
        status: 'loading',
      };
    case 'more-requested':
      if (state.status === 'loading' || state.remainingResults === 0) return state;
      return { ...state, page: state.page + 1, status: 'loading' };
    case 'page-failed':
      return { ...state, page: Math.max(1, state.page - 1), status: 'failed' };
    case 'page-loaded':
      // A response to an older request is ignored.
      if (event.page !== state.page) return state;
      return {
        ...state,
        status: 'ready',
        reviews: event.page > 1 ? appendNew(state.reviews, event.result.results) : event.result.results,
        remainingResults: Math.max(0, event.result.remainingResults),
      };
  }
}

function appendNew(shown: readonly Review[], arrived: readonly Review[]): Review[] {
  const known = new Set(shown.map((review) => review.id));
  return [...shown, ...arrived.filter((review) => !known.has(review.id))];
}

/** The N of 'Show N more'; null hides the button. */
export function showMoreCount(remainingResults: number): number | null {
  return remainingResults > 0 ? Math.min(remainingResults, REVIEW_PAGE_SIZE) : null;
}
