import * as v from 'valibot';
import { ReviewRefused, type ReviewSupplier } from '#commerce/reviews/provider.ts';
import type { ReviewSort } from '#commerce/reviews/review-list.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { photoAnswer, shopperErrors, submissionForm, submitAnswer } from './submission.ts';
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
const WRITE_TIMEOUT_MS = 10_000;
const VERSION: [string, string][] = [['apiversion', '5.4']];

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
    system.ask({ url: address('reviews.json', [...VERSION, ...parameters]) }, reviewsAnswer);

  async function sendPhoto(photo: Buffer): Promise<string> {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'photo.webp');
    const url = address('uploadphoto.json', [...VERSION, ['contenttype', 'review']]);
    const request = { url, method: 'POST', body, timeoutMs: WRITE_TIMEOUT_MS };
    const { Photo } = await system.ask(request, photoAnswer);
    return (Photo.Sizes.normal ?? Photo.Sizes.large ?? Photo.Sizes.thumbnail)?.Url ?? '';
  }

  return {
    keepsOwnCounts: true,

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

    /** Photos go first, each by itself; the review then names them. Nothing is sent twice. */
    async submit(review) {
      const photoUrls: string[] = [];
      for (const { body } of review.photos) photoUrls.push(await sendPhoto(body));
      const answer = await system.ask(
        {
          url: address('submitreview.json', [...VERSION, ['productid', review.productId]]),
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...(review.client && { 'x-forwarded-for': review.client }),
          },
          body: submissionForm(review, photoUrls).toString(),
          timeoutMs: WRITE_TIMEOUT_MS,
        },
        submitAnswer,
      );
      if (!answer.HasErrors) return answer.SubmissionId ?? answer.Review?.SubmissionId ?? '';
      const errors = shopperErrors(answer);
      if (errors) throw new ReviewRefused(errors);
      const said = answer.Errors?.map(({ Code, Message }) => `${Code} ${Message}`).join(', ');
      throw new Error(`Bazaarvoice did not take a review: ${said}`);
    },

    waiting: async () => [],
    moderate: async () => false,
    photo: async () => null,
  };
}

/** Commas and colons mean something in a filter. */
function escapeFilter(value: string): string {
  return value.replace(/[,:\\]/g, '\\$&');
}
