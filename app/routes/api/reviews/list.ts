import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { markPromotional } from '#commerce/reviews/promotional-review.ts';
import { parseReviewSort, REVIEW_PAGE_SIZE } from '#commerce/reviews/review-list.ts';
import { listReviewPhotos, PHOTO_FETCH_LIMIT } from '#commerce/reviews/review-photos.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/list';
import { publicCache, readSku } from './review-request.ts';

const integer = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
const query = v.object({
  limit: v.optional(integer(1, PHOTO_FETCH_LIMIT), String(REVIEW_PAGE_SIZE)),
  page: v.optional(integer(1, 10_000), '1'),
  sort: v.optional(v.string(), ''),
  feature: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  hasPhotos: v.optional(v.picklist(['true', 'false']), 'false'),
});

/** A page of reviews; with `hasPhotos` only reviews that have photos, and a list of the photos. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!sku || !parsed.success)
    return jsonError(400, 'sku, limit, page, sort or feature is not as it should be.');
  const { limit, page, sort, feature, hasPhotos } = parsed.output;
  const { cacheSeconds, promotionalMarkers } = context.get(requestContext).brand.settings.reviews;
  return orUnavailable(async () => {
    const found = await context.get(shopContext).products.reviews.page(sku, {
      limit,
      page,
      sort: parseReviewSort(sort),
      feature: feature === '' ? null : feature,
      hasPhotos: hasPhotos === 'true',
    });
    if (!found) return jsonError(404, 'There is no such product.');
    const results = found.results.map((review) => markPromotional(review, promotionalMarkers));
    const photos = hasPhotos === 'true' ? { photos: listReviewPhotos(results) } : {};
    return jsonResponse({ ...found, results, ...photos }, publicCache(cacheSeconds));
  });
}
