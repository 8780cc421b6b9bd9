import { describe, expect, it } from 'vitest';
import { readReviewText } from '../../../commerce/reviews/promotional-review.ts';
import { sentimentOf } from '../../../commerce/reviews/sentiment.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { randomFrom } from '../catalogue/random.ts';
import { demoReviews, REVIEW_COUNTS } from './demo-reviews.ts';
import { drawRatings } from './ratings.ts';
import type { DemoReview } from './write-reviews.ts';

async function collect(): Promise<Map<string, DemoReview[]>> {
  const source = demoReviews(demoCatalogue({ seed: 1, products: 400 }), 1);
  const byProduct = new Map<string, DemoReview[]>();
  for await (const { productId, reviews } of source.reviews()) byProduct.set(productId, reviews);
  return byProduct;
}

const all = await collect();
const flat = [...all.values()].flat();

describe('reviews of the demo store', () => {
  it('are the same every time', async () => {
    expect([...(await collect()).get('SVZ20117')!.slice(0, 20)]).toEqual(all.get('SVZ20117')!.slice(0, 20));
  });

  it('[REV-01] have an example of every relevant count, including none', () => {
    for (const [key, count] of Object.entries(REVIEW_COUNTS)) expect(all.get(key)).toHaveLength(count);
    expect([...all.values()].some((reviews) => reviews.length === 0)).toBe(true);
  });

  it('leave no placeholder', () => {
    for (const { review_text, title } of flat)
      expect(`${title} ${review_text}`).not.toMatch(/[{}]|undefined/);
  });

  it('have texts that match their rating', () => {
    const toneOf = (rating: number) => {
      const texts = flat.filter((review) => review.rating === rating && review.review_text);
      const tones = texts.map(({ review_text }) => sentimentOf(readReviewText(review_text).text));
      return tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
    };
    expect(toneOf(5)).toBeGreaterThan(1);
    expect(toneOf(1)).toBeLessThan(-0.5);
  });

  it('[REV-03] [REV-04] show photos, answers, syndication, promotion and texts of every length', () => {
    const texts = flat.map(({ review_text }) => review_text ?? '');
    expect(flat.some(({ photos }) => photos?.length === 3)).toBe(true);
    expect(flat.some(({ photos }) => (photos?.length ?? 0) > 3)).toBe(true);
    expect(flat.some(({ responses }) => responses)).toBe(true);
    expect(flat.some(({ syndication }) => syndication?.logoImageUrl)).toBe(true);
    expect(flat.some(({ syndication }) => syndication?.logoImageUrl === null)).toBe(true);
    expect(texts.some((text) => readReviewText(text).isPromotional)).toBe(true);
    expect(texts.some((text) => text.length > 300)).toBe(true);
    expect(texts.some((text) => text.length > 2000)).toBe(true);
    expect(texts.some((text) => text === '')).toBe(true);
  });
});

describe('drawRatings', () => {
  it.each([
    [1, 4.3, 4],
    [10, 4.3, 43],
    [200, 2.5, 500],
    [7, 5, 35],
    [3, 1, 3],
  ])('%i reviews at %d add up to %i stars', (count, average, stars) => {
    const ratings = drawRatings(count, average, randomFrom(1, 'test', count));
    expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBe(stars);
    expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
  });
});
