import type { SecondaryRating } from './review.ts';

/** What reviewers are asked besides the stars: how low and high ends are called. */
const SCALES: Record<string, Omit<SecondaryRating, 'rating' | 'ratingRange'>> = {
  fit: { label: 'Fit', minLabel: 'Runs small', maxLabel: 'Runs large' },
  quality: { label: 'Quality', minLabel: 'Poor', maxLabel: 'Excellent' },
  comfort: { label: 'Comfort', minLabel: 'Uncomfortable', maxLabel: 'Very comfortable' },
  value: { label: 'Value', minLabel: 'Poor', maxLabel: 'Excellent' },
  scent: { label: 'Scent', minLabel: 'Dislike it', maxLabel: 'Love it' },
  lasting: { label: 'Lasting', minLabel: 'Fades fast', maxLabel: 'Lasts all day' },
  assembly: { label: 'Assembly', minLabel: 'Hard', maxLabel: 'Easy' },
};
const RANGE = 5;

/** Answers as ratings, in the order of the table; an unknown scale is left out. */
export function describeScales(answers: Readonly<Record<string, number>> | null): SecondaryRating[] {
  return Object.entries(SCALES).flatMap(([name, labels]) => {
    const rating = answers?.[name];
    return rating === undefined ? [] : [{ ...labels, rating, ratingRange: RANGE }];
  });
}
