import type { Review, ReviewPhoto } from './review.ts';

export const PHOTO_FETCH_LIMIT = 100;

export interface PhotoStrip {
  shown: ReviewPhoto[];
  /** The N of +N; 0 shows nothing. */
  moreCount: number;
}

/** Two photos and +N; exactly three are all shown. */
export function describePhotoStrip(photos: readonly ReviewPhoto[]): PhotoStrip {
  const visible = photos.length === 3 ? 3 : 2;
  return { shown: photos.slice(0, visible), moreCount: Math.max(0, photos.length - visible) };
}

export type PhotoPlace = 'desktop' | 'mobile' | 'modal';
const CAROUSEL_ABOVE: Record<PhotoPlace, number> = { desktop: 6, mobile: 3, modal: 3 };

/** More photos than fit in the row are shown in a carousel. */
export function usesPhotoCarousel(photoCount: number, place: PhotoPlace): boolean {
  return photoCount > CAROUSEL_ABOVE[place];
}

export interface PlacedPhoto {
  photo: ReviewPhoto;
  reviewId: string;
}

/** All photos in review order, so that swiping past the last photo of a review shows the first of the next. */
export function listReviewPhotos(reviews: readonly Pick<Review, 'id' | 'photos'>[]): PlacedPhoto[] {
  return reviews.flatMap((review) => review.photos.map((photo) => ({ photo, reviewId: review.id })));
}

/** Stops at both ends. */
export function stepPhoto(position: number, step: -1 | 1, total: number): number {
  return Math.min(Math.max(0, position + step), Math.max(0, total - 1));
}

/**
 * The reviews to swipe through from an opened photo: those of the photo row, and after them the shown ones that the row does
 * not have, because it holds the newest only.
 */
export function reviewsToSwipe<R extends Pick<Review, 'id' | 'photos'>>(
  inRow: readonly R[],
  shown: readonly R[],
): R[] {
  const known = new Set(inRow.map(({ id }) => id));
  return [...inRow, ...shown.filter(({ id, photos }) => !known.has(id) && photos.length > 0)];
}
