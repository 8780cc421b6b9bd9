import type { Review } from '../review.ts';
import { describeScales } from '../scales.server.ts';

export interface ReviewRow {
  id: string;
  product_id: string;
  rating: number;
  title: string | null;
  review_text: string | null;
  username: string | null;
  user_location: string | null;
  is_recommended: boolean | null;
  scales: Record<string, number> | null;
  responses: Review['responses'] | null;
  syndication: Review['syndicationSource'];
  photos: { id: string; caption: string | null; url: string }[] | null;
  submitted_at: Date;
}

export const REVIEW_COLUMNS = `id, product_id, rating, title, review_text, username, user_location, is_recommended, scales,
  responses, syndication, photos, submitted_at`;

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    reviewText: row.review_text,
    userLocation: row.user_location,
    username: row.username,
    submittedAt: row.submitted_at.toISOString(),
    isRecommended: row.is_recommended,
    secondaryRatings: describeScales(row.scales),
    responses: row.responses ?? [],
    isSyndicated: row.syndication !== null,
    syndicationSource: row.syndication,
    photos: (row.photos ?? []).map(({ id, caption, url }) => ({ id, caption, sizes: { normal: { url } } })),
  };
}
