import type { Review, ReviewPage, ReviewStats } from '#commerce/reviews/review.ts';
import { REVIEW_PAGE_SIZE, type ReviewSort } from '#commerce/reviews/review-list.ts';
import { PHOTO_FETCH_LIMIT } from '#commerce/reviews/review-photos.ts';

async function ask<T>(path: string, query: Record<string, string | number>, signal: AbortSignal): Promise<T> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/_api/reviews${path}?${params}`, { signal });
  if (!response.ok) throw new Error(`Reviews answered ${response.status}.`);
  return (await response.json()) as T;
}

export const askStats = (sku: string, signal: AbortSignal) => ask<ReviewStats>('/stats', { sku }, signal);

export const askFeatures = async (sku: string, signal: AbortSignal) =>
  (await ask<{ features: string[] }>('/features', { sku }, signal)).features;

export const askSummary = (sku: string, signal: AbortSignal) =>
  ask<{ summary: string | null; disclaimer: string | null }>('/summary', { sku }, signal);

export const askWithPhotos = async (sku: string, signal: AbortSignal): Promise<Review[]> =>
  (await ask<ReviewPage>('', { sku, limit: PHOTO_FETCH_LIMIT, sort: 'Recent', hasPhotos: 'true' }, signal))
    .results;

export interface PageQuestion {
  sku: string;
  sort: ReviewSort;
  feature: string | null;
  page: number;
}

export const askPage = ({ sku, sort, feature, page }: PageQuestion, signal: AbortSignal) =>
  ask<ReviewPage>(
    '',
    { sku, limit: REVIEW_PAGE_SIZE, page, sort, ...(feature === null ? {} : { feature }) },
    signal,
  );
