import type { loader as featuresLoader } from '#app/routes/api/reviews/features.ts';
import type { loader as listLoader } from '#app/routes/api/reviews/list.ts';
import type { loader as statsLoader } from '#app/routes/api/reviews/stats.ts';
import type { loader as summaryLoader } from '#app/routes/api/reviews/summary.ts';
import { type ApiData, type ApiResponse, callApi } from '#app/site/api-call.ts';
import type { Review } from '#commerce/reviews/review.ts';
import { REVIEW_PAGE_SIZE, type ReviewSort } from '#commerce/reviews/review-list.ts';
import { PHOTO_FETCH_LIMIT } from '#commerce/reviews/review-photos.ts';

export async function fetchStats(sku: string, signal: AbortSignal): Promise<ApiData<typeof statsLoader>> {
  const query = new URLSearchParams({ sku });
  const response = await callApi<typeof statsLoader>(`/_api/reviews/stats?${query}`, { signal });
  if (!response.ok) throw new Error(`review stats: ${response.status}`);
  return response.json();
}

export async function fetchFeatures(
  sku: string,
  signal: AbortSignal,
): Promise<ApiData<typeof featuresLoader>> {
  const query = new URLSearchParams({ sku, locale: document.documentElement.lang });
  const response = await callApi<typeof featuresLoader>(`/_api/reviews/features?${query}`, { signal });
  if (!response.ok) throw new Error(`review features: ${response.status}`);
  return response.json();
}

export async function fetchSummary(
  sku: string,
  locale: string,
  signal: AbortSignal,
): Promise<ApiData<typeof summaryLoader>> {
  const query = new URLSearchParams({ sku, locale });
  const response = await callApi<typeof summaryLoader>(`/_api/reviews/summary?${query}`, { signal });
  if (!response.ok) throw new Error(`review summary: ${response.status}`);
  return response.json();
}

export async function fetchReviewsWithPhotos(sku: string, signal: AbortSignal): Promise<Review[]> {
  const query = new URLSearchParams({
    sku,
    limit: String(PHOTO_FETCH_LIMIT),
    sort: 'Recent',
    hasPhotos: 'true',
  });
  const response = await callApi<typeof listLoader>(`/_api/reviews?${query}`, { signal });
  return (await readPage(response)).results;
}

export interface ReviewQuery {
  sku: string;
  sort: ReviewSort;
  feature: string | null;
  page: number;
}

export async function fetchReviewPage({ sku, sort, feature, page }: ReviewQuery, signal: AbortSignal) {
  const query = new URLSearchParams({
    sku,
    limit: String(REVIEW_PAGE_SIZE),
    page: String(page),
    sort,
    ...(feature === null ? {} : { feature }),
  });
  return readPage(await callApi<typeof listLoader>(`/_api/reviews?${query}`, { signal }));
}

async function readPage(response: ApiResponse<typeof listLoader>): Promise<ApiData<typeof listLoader>> {
  if (!response.ok) throw new Error(`reviews: ${response.status}`);
  return response.json();
}
