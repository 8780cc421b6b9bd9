import { type Context, Hono } from 'hono';
import { demoProducts } from '../demo-products.ts';
import type { MockService } from '../mock-service.ts';
import { pictureResponse } from '../picture-response.ts';
import { type BvReview, generateReviews, statisticsOf } from './reviews.ts';
import { createSubmissionApi, type Submitted } from './submissions.ts';

export const BAZAARVOICE_DEMO = { passkey: 'demo-passkey', clientId: 'selvedge' };

const SORTS = ['SubmissionTime', 'Rating', 'Helpfulness'] as const;
const FEWEST_FOR_SUMMARY = 30;

class BadParameter extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The API of Bazaarvoice: reviews with filters and statistics, features, and a summary from thirty reviews on. */
export function createMockBazaarvoice(products = 300): MockService & { submissions: Submitted[] } {
  const app = new Hono();
  const photoUrl = (c: Context, name: string) => `${new URL(c.req.url).origin}/bazaarvoice/__photo/${name}`;
  const submissionApi = createSubmissionApi(photoUrl);
  const names = new Map([...demoProducts(products)].map(({ id, name }) => [id, name]));
  const generated = new Map<string, BvReview[]>();
  const reviewsOf = (id: string): BvReview[] => {
    const known = generated.get(id) ?? generateReviews(id, names.has(id));
    generated.set(id, known);
    return known;
  };
  const withPhotos = (review: BvReview, c: Context): BvReview => ({
    ...review,
    ...(review.SyndicationSource && {
      SyndicationSource: { ...review.SyndicationSource, LogoImageUrl: photoUrl(c, 'maker/thumbnail') },
    }),
    Photos: review.Photos.map((photo) => ({
      ...photo,
      Sizes: Object.fromEntries(
        Object.keys(photo.Sizes).map((Id) => [Id, { Id, Url: photoUrl(c, `${photo.Id}/${Id}`) }]),
      ),
    })),
  });
  const failed = (c: Context, status: number, code: string, message: string) =>
    c.json(
      {
        HasErrors: true,
        Errors: [{ Message: message, Code: code }],
        Results: [],
        Includes: {},
        TotalResults: null,
        Offset: null,
        Locale: null,
      },
      status as 400,
    );

  app.get('/__photo/:id/:size', (c) => {
    const side = c.req.param('size') === 'thumbnail' ? 120 : 480;
    return pictureResponse(c.req.param('id'), side, side);
  });
  app.use(async (c, next) => {
    const key = parameter(c, 'passkey');
    if (key !== BAZAARVOICE_DEMO.passkey)
      return failed(c, 401, 'ERROR_ACCESS_DENIED', 'The passkey is not valid');
    return next();
  });
  app.onError((error, c) => {
    if (error instanceof BadParameter) return failed(c, 400, error.code, error.message);
    throw error;
  });

  app.get('/data/reviews.json', (c) => {
    if (!/^5\.\d$/.test(parameter(c, 'apiversion') ?? '')) {
      throw new BadParameter('ERROR_PARAM_INVALID_PARAMETERS', 'apiversion is needed');
    }
    const limit = integerParameter(c, 'Limit', 10, 100, 'ERROR_PARAM_INVALID_LIMIT');
    const offset = integerParameter(c, 'Offset', 0, 300_000, 'ERROR_PARAM_INVALID_OFFSET');
    const filters = readFilters(parameters(c, 'Filter'));
    const productId = filters.find(({ name }) => name === 'productid')?.values[0];
    if (!productId) throw new BadParameter('ERROR_PARAM_INVALID_FILTER_ATTRIBUTE', 'ProductId is needed');
    const all = reviewsOf(productId);
    const feature = parameter(c, 'Feature')?.toLowerCase();
    const matching = all.filter(
      (review) =>
        filters.every((filter) => passes(review, filter)) &&
        (feature === undefined || review.ReviewText?.toLowerCase().includes(feature)),
    );
    const sorted = sort(matching, parameter(c, 'Sort'));
    const wantsStats =
      parameter(c, 'Stats') === 'Reviews' && (parameter(c, 'Include') ?? '').includes('Products');
    return c.json({
      HasErrors: false,
      Errors: [],
      Locale: 'en_GB',
      Offset: offset,
      Limit: limit,
      TotalResults: sorted.length,
      Results: sorted.slice(offset, offset + limit).map((review) => withPhotos(review, c)),
      Includes:
        wantsStats && all.length > 0
          ? {
              Products: {
                [productId]: {
                  Id: productId,
                  Name: names.get(productId),
                  ReviewStatistics: statisticsOf(all),
                },
              },
              ProductsOrder: [productId],
            }
          : {},
    });
  });

  app.get('/data/features', (c) => {
    const productId = parameter(c, 'productId') ?? '';
    const texts = reviewsOf(productId).map(({ ReviewText }) => ReviewText?.toLowerCase() ?? '');
    const features = ['fit', 'colour', 'quality', 'value', 'delivery']
      .map((feature) => ({ feature, count: texts.filter((text) => text.includes(feature)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ feature }) => ({ feature, localizedFeature: feature }));
    return c.json({ productId, language: 'en', features });
  });

  app.get('/data/reviewsummary', (c) => {
    const reviews = reviewsOf(parameter(c, 'productId') ?? '');
    if (reviews.length < FEWEST_FOR_SUMMARY) return c.body(null, 204);
    return c.json({
      summary: 'Reviewers praise the fit and the colour; some find delivery slow.',
      status: 200,
      type: 'TEXT',
      title: 'REVIEW_SUMMARY',
      detail: 'PARAGRAPH_SUMMARY',
      disclaimer: 'Written from reviews by a machine.',
    });
  });

  app.route('/data', submissionApi);

  const errorBody = () => ({
    HasErrors: true,
    Errors: [{ Message: 'Mock error', Code: 'ERROR_UNKNOWN' }],
    Results: [],
  });
  return { system: 'bazaarvoice', app, errorBody, submissions: submissionApi.submissions };
}

/** Parameter names are case-insensitive. */
function parameters(c: Context, name: string): string[] {
  return Object.entries(c.req.queries()).flatMap(([key, values]) =>
    key.toLowerCase() === name.toLowerCase() ? values : [],
  );
}

const parameter = (c: Context, name: string): string | undefined => parameters(c, name)[0];

function integerParameter(c: Context, name: string, fallback: number, most: number, code: string): number {
  const value = Number(parameter(c, name) ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new BadParameter(code, `${name} is out of range`);
  return value;
}

interface Filter {
  name: string;
  values: string[];
}

function readFilters(given: readonly string[]): Filter[] {
  return given.map((text) => {
    const [name, operator, values] = text.split(/(?<!\\):/);
    const known = ['productid', 'rating', 'hasphotos', 'isratingsonly', 'contentlocale'];
    if (!name || operator !== 'eq' || values === undefined || !known.includes(name.toLowerCase())) {
      throw new BadParameter('ERROR_PARAM_INVALID_FILTER_ATTRIBUTE', `Filter ${text} is not known`);
    }
    return {
      name: name.toLowerCase(),
      values: values.split(/(?<!\\),/).map((value) => value.replace(/\\(.)/g, '$1')),
    };
  });
}

function passes(review: BvReview, { name, values }: Filter): boolean {
  const own: Record<string, string> = {
    productid: review.ProductId,
    rating: String(review.Rating),
    hasphotos: String(review.Photos.length > 0),
    isratingsonly: String(review.IsRatingsOnly),
    contentlocale: review.ContentLocale,
  };
  return values.some((value) =>
    value.endsWith('*') ? own[name]?.startsWith(value.slice(0, -1)) : own[name] === value,
  );
}

function sort(reviews: readonly BvReview[], order = 'SubmissionTime:desc'): BvReview[] {
  const steps = order.split(',').map((part) => {
    const [attribute, direction] = part.split(':');
    const known = SORTS.find((name) => name === attribute);
    if (!known || !['asc', 'desc'].includes(direction ?? '')) {
      throw new BadParameter('ERROR_PARAM_INVALID_SORT_ATTRIBUTE', `Sort ${part} is not known`);
    }
    return { known, sign: direction === 'asc' ? 1 : -1 };
  });
  const value = (review: BvReview, name: (typeof SORTS)[number]) =>
    name === 'SubmissionTime' ? Date.parse(review.SubmissionTime) : name === 'Rating' ? review.Rating : 0;
  return reviews.toSorted((a, b) => {
    for (const { known, sign } of steps) {
      const difference = sign * (value(a, known) - value(b, known));
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
