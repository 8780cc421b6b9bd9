import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markPromotional, readReviewText } from './promotional-review.ts';
import { describePhotoStrip, listReviewPhotos, stepPhoto, usesPhotoCarousel } from './review-photos.ts';
import {
  describeDistribution,
  formatReviewDate,
  recommendedPercentage,
  starLabel,
  wantsFeatures,
  wantsSummary,
} from './review-stats.ts';
import { checkSubmission } from './review-submission.ts';

const photo = (id: string) => ({ id, caption: null, sizes: { normal: { url: `/photos/${id}` } } });
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`p${n}`));

describe('review numbers', () => {
  it('[REV-01] features are fetched above 10 reviews, the summary from 30', () => {
    expect([wantsFeatures(10), wantsFeatures(11)]).toEqual([false, true]);
    expect([wantsSummary(29), wantsSummary(30)]).toEqual([false, true]);
  });

  it('[REV-03] stars are labelled Poor, Fair, Average, Good, Excellent', () => {
    expect([1, 2, 3, 4, 5].map(starLabel)).toEqual(['Poor', 'Fair', 'Average', 'Good', 'Excellent']);
    expect([0, 4.4, 9].map(starLabel)).toEqual(['Poor', 'Good', 'Excellent']);
  });

  it('[REV-03] dates are dd/mm/yy', () => {
    expect(formatReviewDate('2026-03-07T23:30:00Z')).toBe('07/03/26');
    expect(formatReviewDate('2009-12-31T00:00:00+00:00')).toBe('31/12/09');
    expect(formatReviewDate('yesterday')).toBe('');
  });

  it('[REV-03] the recommended percentage counts only reviews with a recommendation', () => {
    expect(recommendedPercentage({ recommendedCount: 38, notRecommendedCount: 2 })).toBe(95);
    expect(recommendedPercentage({ recommendedCount: 0, notRecommendedCount: 0 })).toBeNull();
  });

  it('[REV-03] the distribution lists five rows from 5 stars down, filling missing stars', () => {
    expect(
      describeDistribution([
        { rating: 5, count: 2 },
        { rating: 1, count: 1 },
      ]),
    ).toEqual([
      { rating: 5, count: 2, percentage: 67 },
      { rating: 4, count: 0, percentage: 0 },
      { rating: 3, count: 0, percentage: 0 },
      { rating: 2, count: 0, percentage: 0 },
      { rating: 1, count: 1, percentage: 33 },
    ]);
  });

  it('[REV-03] its percentages add up to 100, each within one of the exact share', () => {
    const counts = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(counts, (values) => {
        const rows = describeDistribution(values.map((count, n) => ({ rating: n + 1, count })));
        const total = values.reduce((sum, value) => sum + value, 0);
        expect(rows.reduce((sum, row) => sum + row.percentage, 0)).toBe(total === 0 ? 0 : 100);
        for (const row of rows) {
          expect(Math.abs(row.percentage - (total ? (row.count * 100) / total : 0))).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('review photos', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 2, 2],
    [9, 2, 7],
  ])('[REV-03] of %i photos the strip shows %i and +%i', (count, shown, more) => {
    const strip = describePhotoStrip(photos(count));
    expect([strip.shown.length, strip.moreCount]).toEqual([shown, more]);
  });

  it('[REV-03] more than 6 on desktop, 3 on mobile or in the modal, become a carousel', () => {
    expect([usesPhotoCarousel(6, 'desktop'), usesPhotoCarousel(7, 'desktop')]).toEqual([false, true]);
    expect([usesPhotoCarousel(3, 'mobile'), usesPhotoCarousel(4, 'mobile')]).toEqual([false, true]);
    expect([usesPhotoCarousel(3, 'modal'), usesPhotoCarousel(4, 'modal')]).toEqual([false, true]);
  });

  it('[REV-05] swiping past the last photo of a review shows the first of the next', () => {
    const all = listReviewPhotos([
      { id: 'r1', photos: photos(2) },
      { id: 'r2', photos: [] },
      { id: 'r3', photos: photos(1) },
    ]);
    expect(all.map((one) => one.reviewId)).toEqual(['r1', 'r1', 'r3']);
    expect(all[stepPhoto(1, 1, all.length)]?.reviewId).toBe('r3');
    expect([stepPhoto(0, -1, 3), stepPhoto(2, 1, 3), stepPhoto(0, 1, 0)]).toEqual([0, 2, 0]);
  });
});

describe('review text', () => {
  it('[REV-04] removes a promotional prefix and marks the review', () => {
    expect(readReviewText('[This review was collected as part of a promotion.] Smells of figs.')).toEqual({
      text: 'Smells of figs.',
      isPromotional: true,
    });
    expect(readReviewText('Great. [This review was collected as part of a promotion.]').isPromotional).toBe(
      false,
    );
    expect(markPromotional({ id: 'r', reviewText: '[GIFTED] Nice' }, ['[gifted]'])).toEqual({
      id: 'r',
      reviewText: 'Nice',
      isPromotional: true,
    });
    expect(readReviewText('[GIFTED] Nice', ['[gifted]'])).toEqual({ text: 'Nice', isPromotional: true });
    expect(readReviewText(null)).toEqual({ text: '', isPromotional: false });
  });

  it('[REV-05] a submission reports all invalid fields at once', () => {
    const good = {
      rating: 4,
      title: 'Lovely',
      reviewText: 'Soft, warm and true to size.',
      username: 'Ada',
      userLocation: '',
      isRecommended: true,
    };
    expect(checkSubmission(good)).toEqual({});
    const wordy = (count: number) => checkSubmission({ ...good, rating: 5, reviewText: 'x'.repeat(count) });
    expect([wordy(20), wordy(5000)]).toEqual([{}, {}]);
    expect([wordy(19), wordy(5001)]).toEqual([
      { reviewText: 'reviews.submit.textTooShort' },
      { reviewText: 'reviews.submit.textTooLong' },
    ]);
    expect(
      checkSubmission({ ...good, rating: 6, title: 'x'.repeat(101), userLocation: 'x'.repeat(41) }),
    ).toEqual({
      rating: 'reviews.submit.ratingMissing',
      title: 'reviews.submit.titleTooLong',
      userLocation: 'reviews.submit.locationTooLong',
    });
    expect(checkSubmission({ ...good, rating: 0, reviewText: 'ok', username: 'ada@mail.example' })).toEqual({
      rating: 'reviews.submit.ratingMissing',
      reviewText: 'reviews.submit.textTooShort',
      username: 'reviews.submit.nameIsEmail',
    });
  });
});
