import { createHash } from 'node:crypto';

export interface BvReview {
  Id: string;
  ProductId: string;
  UserNickname: string | null;
  UserLocation: string | null;
  Title: string | null;
  ReviewText: string | null;
  Rating: number;
  RatingRange: number;
  IsRecommended: boolean | null;
  IsRatingsOnly: boolean;
  SubmissionTime: string;
  ModerationStatus: string;
  ContentLocale: string;
  IsSyndicated: boolean;
  SyndicationSource?: { Name: string; LogoImageUrl: string | null; ContentLink: string | null };
  SecondaryRatings: Record<
    string,
    {
      Id: string;
      Value: number;
      ValueRange: number;
      Label: string;
      MinLabel: string | null;
      MaxLabel: string | null;
    }
  >;
  SecondaryRatingsOrder: string[];
  Photos: {
    Id: string;
    Caption: string | null;
    SizesOrder: string[];
    Sizes: Record<string, { Id: string; Url: string }>;
  }[];
  ClientResponses: { Department: string; Name: string; Response: string }[];
}

const SENTENCES = [
  'The fit is exactly right and the colour is true.',
  'Lovely quality for the money.',
  'Good value, though delivery took a week.',
  'The colour was not what I expected.',
  'Wore it twice in the first week; the fit is generous.',
];
const NEWEST = Date.UTC(2026, 10, 10);
const DAY = 86_400_000;

/** Deterministic reviews of a product; none for an unknown product. */
export function generateReviews(productId: string, isKnown: boolean): BvReview[] {
  if (!isKnown) return [];
  const hash = createHash('sha256').update(productId).digest();
  return Array.from({ length: 12 + ((hash[0] ?? 0) % 40) }, (_, i) => {
    const byte = hash[(i + 1) % hash.length] ?? 0;
    const rating = [5, 5, 4, 4, 3, 5, 2, 1][byte % 8] ?? 5;
    return {
      Id: `${createHash('md5').update(`${productId}${i}`).digest('hex').slice(0, 8)}`,
      ProductId: productId,
      UserNickname: i % 7 === 3 ? null : `shopper${byte}`,
      UserLocation: i % 3 === 0 ? 'Leeds' : null,
      Title: i % 4 === 0 ? null : 'In a word',
      ReviewText: SENTENCES[(byte + i) % SENTENCES.length] ?? null,
      Rating: rating,
      RatingRange: 5,
      IsRecommended: rating >= 4,
      IsRatingsOnly: false,
      SubmissionTime: new Date(NEWEST - i * 3 * DAY).toISOString().replace('Z', '+00:00'),
      ModerationStatus: 'APPROVED',
      ContentLocale: 'en_GB',
      IsSyndicated: i % 9 === 8,
      ...(i % 9 === 8 && { SyndicationSource: { Name: 'Maker', LogoImageUrl: null, ContentLink: null } }),
      SecondaryRatings: {
        Quality: {
          Id: 'Quality',
          Value: Math.max(1, rating - 1),
          ValueRange: 5,
          Label: 'Quality',
          MinLabel: null,
          MaxLabel: null,
        },
      },
      SecondaryRatingsOrder: ['Quality'],
      Photos:
        i % 6 === 1
          ? [
              {
                Id: `${createHash('md5').update(`${productId}${i}`).digest('hex').slice(0, 8)}-photo`,
                Caption: null,
                SizesOrder: ['thumbnail', 'normal'],
                // The URLs are filled in by the request handler.
                Sizes: { thumbnail: { Id: 'thumbnail', Url: '' }, normal: { Id: 'normal', Url: '' } },
              },
            ]
          : [],
      ClientResponses:
        i % 8 === 5 ? [{ Department: 'Care', Name: 'Selvedge', Response: 'Thank you for telling us.' }] : [],
    };
  });
}

/** Statistics of a product; ratings without reviews are left out, as in the real API. */
export function statisticsOf(reviews: readonly BvReview[]) {
  const count = (star: number) => reviews.filter(({ Rating }) => Rating === star).length;
  const average = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    TotalReviewCount: reviews.length,
    AverageOverallRating: reviews.length > 0 ? average(reviews.map(({ Rating }) => Rating)) : null,
    OverallRatingRange: 5,
    RecommendedCount: reviews.filter(({ IsRecommended }) => IsRecommended === true).length,
    NotRecommendedCount: reviews.filter(({ IsRecommended }) => IsRecommended === false).length,
    RatingDistribution: [1, 2, 3, 4, 5]
      .filter((star) => count(star) > 0)
      .map((star) => ({ RatingValue: star, Count: count(star) })),
    SecondaryRatingsAverages: {
      Quality: {
        Id: 'Quality',
        AverageRating: average(reviews.map(({ SecondaryRatings }) => SecondaryRatings.Quality?.Value ?? 0)),
        ValueRange: 5,
        Label: 'Quality',
        MinLabel: null,
        MaxLabel: null,
      },
    },
    SecondaryRatingsAveragesOrder: ['Quality'],
  };
}
