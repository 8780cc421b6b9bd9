import * as v from 'valibot';
import type { ReviewSort } from '#domain/reviews/review-list.ts';
import type { Gateway } from '#suppliers/gateway.server.ts';
import type { NewReview, ReviewSupplier } from '../contract.ts';
import { featuresAnswer, reviewsAnswer, summaryAnswer, toReview, toStats } from './wire.ts';

export interface BazaarvoiceConfiguration {
  url: string;
  passkey: string;
  /** Instance name, for summaries. */
  clientId: string;
}

const SORTS: Record<ReviewSort, string> = {
  Recent: 'SubmissionTime:desc',
  HighestRating: 'Rating:desc,SubmissionTime:desc',
  LowestRating: 'Rating:asc,SubmissionTime:desc',
};
const MOST = 100;
const TIMEOUT_MS = 3000;

/** Reviews kept by Bazaarvoice. It moderates them itself, and its photos lie on its own hosts. */
export function createBazaarvoiceReviews(
  gateway: Gateway,
  configuration: BazaarvoiceConfiguration,
): ReviewSupplier {
  const { url, passkey, clientId } = configuration;
  const system = gateway.system({ name: 'Bazaarvoice', timeoutMs: TIMEOUT_MS, secrets: [passkey] });
  const address = (path: string, parameters: [string, string][]) =>
    `${url}/data/${path}?${new URLSearchParams([['passkey', passkey], ...parameters])}`;
  const reviews = (parameters: [string, string][]) =>
    system.ask({ url: address('reviews.json', [['apiversion', '5.4'], ...parameters]) }, reviewsAnswer);

  return {
    async page({ productId, sort, feature, hasPhotos, page, limit }) {
      const size = Math.min(MOST, limit);
      const offset = (page - 1) * size;
      const { Results, TotalResults } = await reviews([
        ['Filter', `ProductId:eq:${escapeFilter(productId)}`],
        ...(hasPhotos ? ([['Filter', 'HasPhotos:eq:true']] as [string, string][]) : []),
        ...(feature ? ([['Feature', feature]] as [string, string][]) : []),
        ['Sort', SORTS[sort]],
        ['Limit', String(size)],
        ['Offset', String(offset)],
      ]);
      const remainingResults = Math.max(0, (TotalResults ?? 0) - offset - Results.length);
      return { results: Results.map(toReview), remainingResults, hasNextPage: remainingResults > 0 };
    },

    /** The statistics call has no distribution; one review with its product's statistics has. */
    async stats(productId) {
      const { Includes } = await reviews([
        ['Filter', `ProductId:eq:${escapeFilter(productId)}`],
        ['Include', 'Products'],
        ['Stats', 'Reviews'],
        ['Limit', '1'],
      ]);
      return toStats(Includes.Products[productId]?.ReviewStatistics);
    },

    async features(productId) {
      const language: [string, string][] = [
        ['productId', productId],
        ['language', 'en'],
      ];
      const { features } = await system.ask({ url: address('features', language) }, featuresAnswer);
      return features.map(({ feature }) => feature);
    },

    /** None is made of few reviews; saying so takes three forms. */
    async summary(productId) {
      const parameters: [string, string][] = [
        ['productId', productId],
        ['clientId', clientId],
        ['formatType', 'paragraph'],
      ];
      const answer = await system.call({ url: address('reviewsummary', parameters), accepts: [404] });
      if (answer.status !== 200) return null;
      const { summary, disclaimer } = v.parse(summaryAnswer, JSON.parse(answer.body));
      return summary ? { summary, disclaimer } : null;
    },

    async submit(review) {
      const answer = await system.ask(
        {
          url: `${url}/data/submitreview.json`,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams([['passkey', passkey], ...submission(review)]).toString(),
        },
        v.looseObject({ HasErrors: v.literal(false), SubmissionId: v.string() }),
      );
      return answer.SubmissionId;
    },

    waiting: async () => [],
    moderate: async () => false,
    photo: async () => null,
  };
}

function submission({
  productId,
  rating,
  title,
  reviewText,
  username,
  userLocation,
  isRecommended,
}: NewReview) {
  const fields: [string, string | null][] = [
    ['apiversion', '5.4'],
    ['Action', 'submit'],
    ['ProductId', productId],
    ['Rating', String(rating)],
    ['Title', title],
    ['ReviewText', reviewText],
    ['UserNickname', username],
    ['UserLocation', userLocation],
    ['IsRecommended', isRecommended === null ? null : String(isRecommended)],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== null);
}

/** Commas and colons mean something in a filter. */
function escapeFilter(value: string): string {
  return value.replace(/[,:\\]/g, '\\$&');
}
