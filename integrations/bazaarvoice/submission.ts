import * as v from 'valibot';
import type { NewReview } from '#commerce/reviews/provider.ts';
import type { SubmissionErrors, SubmissionField } from '#commerce/reviews/review-submission.ts';

const submissionError = v.looseObject({
  Code: v.optional(v.string(), ''),
  Message: v.optional(v.string(), ''),
});

/** Errors of single fields are listed apart from those of the whole; either may come with status 200. */
export const submitResponse = v.looseObject({
  HasErrors: v.boolean(),
  SubmissionId: v.nullish(v.string(), null),
  Review: v.nullish(v.looseObject({ SubmissionId: v.nullish(v.string(), null) }), null),
  Errors: v.nullish(v.array(submissionError), []),
  FormErrors: v.nullish(
    v.looseObject({ FieldErrors: v.optional(v.record(v.string(), submissionError), {}) }),
    {},
  ),
});

export const photoResponse = v.looseObject({
  HasErrors: v.literal(false),
  Photo: v.looseObject({ Sizes: v.record(v.string(), v.looseObject({ Url: v.string() })) }),
});

const FIELDS: Readonly<Record<string, SubmissionField>> = {
  rating: 'rating',
  title: 'title',
  reviewtext: 'reviewText',
  usernickname: 'username',
  userlocation: 'userLocation',
};
/** What Bazaarvoice accepts as an id. */
const USER_ID = /^[\w-]{1,64}$/;

/** The review as a form, with the photos that were uploaded before it. */
export function submissionForm(review: NewReview, photoUrls: readonly string[]): URLSearchParams {
  const { customerId } = review;
  const fields: [string, string | null][] = [
    ['Action', 'Submit'],
    ['Locale', 'en_GB'],
    ['Rating', String(review.rating)],
    ['Title', review.title],
    ['ReviewText', review.reviewText],
    ['UserNickname', review.username],
    ['UserLocation', review.userLocation],
    ['UserId', customerId && USER_ID.test(customerId) ? customerId : null],
    ['IsRecommended', review.isRecommended === null ? null : String(review.isRecommended)],
    ['AgreedToTermsAndConditions', 'true'],
    ...photoUrls.map((url, i): [string, string] => [`PhotoUrl_${i + 1}`, url]),
  ];
  return new URLSearchParams(fields.filter((field): field is [string, string] => field[1] !== null));
}

/** Errors that the shopper can correct; null when there are none of this kind. */
export function shopperErrors({
  Errors,
  FormErrors,
}: v.InferOutput<typeof submitResponse>): SubmissionErrors | null {
  const errors: SubmissionErrors = {};
  for (const [name, { Code }] of Object.entries(FormErrors?.FieldErrors ?? {})) {
    const field = FIELDS[name.toLowerCase()];
    if (field) errors[field] = messageOf(field, Code);
  }
  if (Errors?.some(({ Code }) => Code === 'ERROR_DUPLICATE_SUBMISSION')) {
    errors.reviewText = 'reviews.submit.alreadySent';
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

function messageOf(field: SubmissionField, code: string): NonNullable<SubmissionErrors[SubmissionField]> {
  if (code === 'ERROR_FORM_DUPLICATE' && field === 'reviewText') return 'reviews.submit.alreadySent';
  const isLength = code === 'ERROR_FORM_TOO_SHORT' || code === 'ERROR_FORM_TOO_LONG';
  return isLength && field === 'username' ? 'reviews.submit.nameLength' : 'reviews.submit.refused';
}
