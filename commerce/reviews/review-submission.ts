export interface ReviewSubmission {
  rating: number;
  title: string;
  reviewText: string;
  username: string;
  userLocation: string;
  isRecommended: boolean | null;
}

export type SubmissionField = 'rating' | 'title' | 'reviewText' | 'username' | 'userLocation';
export type SubmissionErrors = Partial<Record<SubmissionField, `reviews.submit.${string}`>>;

export const TITLE_MAX = 100;
const TEXT_MIN = 20;
export const TEXT_MAX = 5000;
export const NAME_MAX = 40;

/** Returns the errors of all fields at once. */
export function checkSubmission(review: ReviewSubmission): SubmissionErrors {
  const errors: SubmissionErrors = {};
  if (!Number.isInteger(review.rating) || review.rating < 1 || review.rating > 5) {
    errors.rating = 'reviews.submit.ratingMissing';
  }
  if (review.title.trim().length > TITLE_MAX) errors.title = 'reviews.submit.titleTooLong';
  const text = review.reviewText.trim();
  if (text.length < TEXT_MIN) errors.reviewText = 'reviews.submit.textTooShort';
  else if (text.length > TEXT_MAX) errors.reviewText = 'reviews.submit.textTooLong';
  const name = review.username.trim();
  if (name === '') errors.username = 'reviews.submit.nameMissing';
  else if (name.length > NAME_MAX) errors.username = 'reviews.submit.nameTooLong';
  // The nickname is public, so an email address in it would be published.
  else if (/\S@\S/.test(name)) errors.username = 'reviews.submit.nameIsEmail';
  if (review.userLocation.trim().length > NAME_MAX) errors.userLocation = 'reviews.submit.locationTooLong';
  return errors;
}
