import * as v from 'valibot';
import { type ReviewProvider, ReviewRefused } from '#commerce/reviews/provider.ts';
import type { ReviewSort } from '#commerce/reviews/review-list.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, originOf, requireVariables } from '#integrations/gateway/integration.ts';
import { featuresResponse, reviewsResponse, summaryResponse, toReview, toStats } from './response.ts';
import { photoResponse, shopperErrors, submissionForm, submitResponse } from './submission.ts';

/** Reviews stored and moderated by Bazaarvoice. */
export const bazaarvoice = {
  id: 'bazaarvoice',
  name: 'Bazaarvoice',
  env: ['BAZAARVOICE_PASSKEY', 'BAZAARVOICE_CLIENT_ID'],
  optionalEnv: ['BAZAARVOICE_URL', 'BAZAARVOICE_PHOTO_HOSTS'],
  hosts: ['https://*.bazaarvoice.com'],
  pageHosts: ({ BAZAARVOICE_URL, BAZAARVOICE_PHOTO_HOSTS }) => ({
    media: [...originOf(BAZAARVOICE_URL), ...BAZAARVOICE_PHOTO_HOSTS],
  }),
  contractTests: 'commerce/reviews/contract-suite.ts',
  create(gateway: Gateway, environment: Environment): ReviewProvider {
    const variables = requireVariables(bazaarvoice, environment);
    return createBazaarvoiceReviews(gateway, {
      url: environment.BAZAARVOICE_URL ?? 'https://api.bazaarvoice.com',
      passkey: variables.BAZAARVOICE_PASSKEY,
      clientId: variables.BAZAARVOICE_CLIENT_ID,
    });
  },
} satisfies Integration;

export interface BazaarvoiceConfiguration {
  url: string;
  passkey: string;
  /** The instance that summaries are requested for. */
  clientId: string;
}

const SORTS: Record<ReviewSort, string> = {
  Recent: 'SubmissionTime:desc',
  HighestRating: 'Rating:desc,SubmissionTime:desc',
  LowestRating: 'Rating:asc,SubmissionTime:desc',
};
const MAX_PAGE = 100;
const TIMEOUT_MS = 3000;
const WRITE_TIMEOUT_MS = 10_000;
const VERSION: [string, string][] = [['apiversion', '5.4']];

export function createBazaarvoiceReviews(
  gateway: Gateway,
  configuration: BazaarvoiceConfiguration,
): ReviewProvider {
  const { url, passkey, clientId } = configuration;
  const service = gateway.service({ name: 'Bazaarvoice', timeoutMs: TIMEOUT_MS, secrets: [passkey] });
  const address = (path: string, parameters: [string, string][]) =>
    `${url}/data/${path}?${new URLSearchParams([['passkey', passkey], ...parameters])}`;
  const reviews = (parameters: [string, string][]) =>
    service.callJson({ url: address('reviews.json', [...VERSION, ...parameters]) }, reviewsResponse);

  async function sendPhoto(photo: Buffer): Promise<string> {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'photo.webp');
    const url = address('uploadphoto.json', [...VERSION, ['contenttype', 'review']]);
    const request = { url, method: 'POST', body, timeoutMs: WRITE_TIMEOUT_MS };
    const { Photo } = await service.callJson(request, photoResponse);
    return (Photo.Sizes.normal ?? Photo.Sizes.large ?? Photo.Sizes.thumbnail)?.Url ?? '';
  }

  return {
    hasOwnCounts: true,

    async page({ productId, sort, feature, hasPhotos, page, limit }) {
      const size = Math.min(MAX_PAGE, limit);
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

    /** Only the review list returns the distribution of stars, so one review is requested with it. */
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
      const { features } = await service.callJson({ url: address('features', language) }, featuresResponse);
      return features.map(({ feature }) => feature);
    },

    /** A product with few reviews has none: status 404 or 204, or an empty text. */
    async summary(productId) {
      const parameters: [string, string][] = [
        ['productId', productId],
        ['clientId', clientId],
        ['formatType', 'paragraph'],
      ];
      const response = await service.call({ url: address('reviewsummary', parameters), accepts: [404] });
      if (response.status !== 200) return null;
      const { summary, disclaimer } = v.parse(summaryResponse, JSON.parse(response.body));
      return summary ? { summary, disclaimer } : null;
    },

    /** Photos are uploaded first and named in the review. No request is repeated. */
    async submit(review) {
      const photoUrls: string[] = [];
      for (const { body } of review.photos) photoUrls.push(await sendPhoto(body));
      const response = await service.callJson(
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
        submitResponse,
      );
      if (!response.HasErrors) return response.SubmissionId ?? response.Review?.SubmissionId ?? '';
      const errors = shopperErrors(response);
      if (errors) throw new ReviewRefused(errors);
      const reasons = response.Errors?.map(({ Code, Message }) => `${Code} ${Message}`).join(', ');
      throw new Error(`Bazaarvoice rejected a review: ${reasons}`);
    },

    waiting: async () => [],
    moderate: async () => false,
    photo: async () => null,
  };
}

/** Commas and colons separate the parts of a filter. */
function escapeFilter(value: string): string {
  return value.replace(/[,:\\]/g, '\\$&');
}
