import { describe, expect, it } from 'vitest';
import { listReviewPhotos, reviewsToSwipe } from './review-photos.ts';

const review = (id: string, ...photos: string[]) => ({
  id,
  photos: photos.map((name) => ({ id: name, caption: null, sizes: { normal: { url: name } } })),
});

describe('[REV-05] swiping across reviews', () => {
  it('includes the review of the opened photo, also when the photo row has only newer ones', () => {
    const row = [review('new', 'n1'), review('newer', 'n2')];
    const shown = [review('newer', 'n2'), review('words-only'), review('old', 'o1', 'o2')];
    expect(reviewsToSwipe(row, shown).map(({ id }) => id)).toEqual(['new', 'newer', 'old']);
    const opened = listReviewPhotos(reviewsToSwipe(row, shown)).find(({ photo }) => photo.id === 'o2');
    expect(opened?.reviewId).toBe('old');
    expect(reviewsToSwipe([], shown).map(({ id }) => id)).toEqual(['newer', 'old']);
  });
});
