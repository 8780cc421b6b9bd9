import type { Review, ReviewPage } from './review.ts';

export const REVIEW_PAGE_SIZE = 5;
export const REVIEW_SORTS = ['Recent', 'HighestRating', 'LowestRating'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const DEFAULT_REVIEW_SORT: ReviewSort = 'Recent';

export const PANEL_OPEN_MS = 500;
export const PANEL_CLOSE_MS = 400;

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
  | { type: 'more-asked' }
  | { type: 'page-arrived'; page: number; answer: ReviewPage }
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

/** Sort and feature go back to page 1; the same feature again clears it; another product clears everything. */
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
    case 'more-asked':
      if (state.status === 'loading' || state.remainingResults === 0) return state;
      return { ...state, page: state.page + 1, status: 'loading' };
    case 'page-failed':
      return { ...state, page: Math.max(1, state.page - 1), status: 'failed' };
    case 'page-arrived':
      // An answer to an older question must not mix into the present list.
      if (event.page !== state.page) return state;
      return {
        ...state,
        status: 'ready',
        reviews: event.page > 1 ? appendNew(state.reviews, event.answer.results) : event.answer.results,
        remainingResults: Math.max(0, event.answer.remainingResults),
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

export function pageOfReviews(reviews: readonly Review[], page: number, limit: number): ReviewPage {
  const start = (Math.max(1, page) - 1) * limit;
  const results = reviews.slice(start, start + limit);
  const remainingResults = Math.max(0, reviews.length - start - results.length);
  return { results, remainingResults, hasNextPage: remainingResults > 0 };
}

const newestFirst = (a: Review, b: Review) =>
  Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const COMPARE: Record<ReviewSort, (a: Review, b: Review) => number> = {
  Recent: newestFirst,
  HighestRating: (a, b) => b.rating - a.rating || newestFirst(a, b),
  LowestRating: (a, b) => a.rating - b.rating || newestFirst(a, b),
};

export function sortReviews(reviews: readonly Review[], sort: ReviewSort): Review[] {
  return reviews.toSorted(COMPARE[sort]);
}
