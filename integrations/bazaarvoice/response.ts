import * as v from 'valibot';
import type { Review, ReviewStats, SecondaryRating } from '#commerce/reviews/review.ts';

const text = v.nullish(v.string(), null);
const rating = v.looseObject({
  Value: v.optional(v.number()),
  AverageRating: v.nullish(v.number()),
  ValueRange: v.optional(v.number(), 5),
  Label: text,
  MinLabel: text,
  MaxLabel: text,
});
const review = v.looseObject({
  Id: v.string(),
  Rating: v.optional(v.number(), 0),
  Title: text,
  ReviewText: text,
  UserLocation: text,
  UserNickname: text,
  SubmissionTime: v.string(),
  IsRecommended: v.nullish(v.boolean(), null),
  SecondaryRatings: v.optional(v.record(v.string(), rating), {}),
  SecondaryRatingsOrder: v.optional(v.array(v.string()), []),
  ClientResponses: v.nullish(v.array(v.looseObject({ Name: text, Department: text, Response: text })), []),
  IsSyndicated: v.optional(v.boolean(), false),
  SyndicationSource: v.nullish(v.looseObject({ Name: v.string(), LogoImageUrl: text, ContentLink: text })),
  Photos: v.nullish(
    v.array(
      v.looseObject({
        Id: v.string(),
        Caption: text,
        Sizes: v.optional(v.record(v.string(), v.looseObject({ Url: v.string() })), {}),
      }),
    ),
    [],
  ),
});
const statistics = v.looseObject({
  TotalReviewCount: v.optional(v.number(), 0),
  AverageOverallRating: v.nullish(v.number(), 0),
  RecommendedCount: v.optional(v.number(), 0),
  NotRecommendedCount: v.optional(v.number(), 0),
  RatingDistribution: v.optional(v.array(v.looseObject({ RatingValue: v.number(), Count: v.number() })), []),
  SecondaryRatingsAverages: v.optional(v.record(v.string(), rating), {}),
  SecondaryRatingsAveragesOrder: v.optional(v.array(v.string()), []),
});

/** Errors also come with status 200. */
export const reviewsResponse = v.looseObject({
  HasErrors: v.literal(false),
  TotalResults: v.nullish(v.number(), 0),
  Results: v.array(review),
  Includes: v.optional(
    v.looseObject({
      Products: v.optional(
        v.record(v.string(), v.looseObject({ ReviewStatistics: v.optional(statistics) })),
        {},
      ),
    }),
    {},
  ),
});
export const featuresResponse = v.looseObject({
  features: v.optional(v.array(v.looseObject({ feature: v.string() })), []),
});
export const summaryResponse = v.looseObject({ summary: text, disclaimer: text });

export function toReview(result: v.InferOutput<typeof review>): Review {
  return {
    id: result.Id,
    rating: result.Rating,
    title: result.Title,
    reviewText: result.ReviewText,
    userLocation: result.UserLocation,
    username: result.UserNickname,
    submittedAt: new Date(result.SubmissionTime).toISOString(),
    isRecommended: result.IsRecommended,
    secondaryRatings: toRatings(result.SecondaryRatings, result.SecondaryRatingsOrder),
    responses: (result.ClientResponses ?? []).map(({ Name, Department, Response }) => ({
      clientName: Name ?? Department ?? '',
      text: Response ?? '',
    })),
    isSyndicated: result.IsSyndicated,
    syndicationSource: result.SyndicationSource
      ? {
          name: result.SyndicationSource.Name,
          logoImageUrl: result.SyndicationSource.LogoImageUrl,
          contentLink: result.SyndicationSource.ContentLink,
        }
      : null,
    photos: (result.Photos ?? []).flatMap(({ Id, Caption, Sizes }) => {
      const url = (Sizes.normal ?? Sizes.large ?? Sizes.thumbnail)?.Url;
      return url ? [{ id: Id, caption: Caption, sizes: { normal: { url } } }] : [];
    }),
  };
}

/** The response leaves out star ratings that nobody gave; they are added with a count of 0. */
export function toStats(data: v.InferOutput<typeof statistics> | undefined): ReviewStats {
  const countOf = (star: number) =>
    data?.RatingDistribution.find(({ RatingValue }) => RatingValue === star)?.Count ?? 0;
  return {
    totalReviewCount: data?.TotalReviewCount ?? 0,
    averageRating: data?.AverageOverallRating ?? 0,
    ratingDistribution: [1, 2, 3, 4, 5].map((star) => ({ rating: star, count: countOf(star) })),
    secondaryRatings: toRatings(
      data?.SecondaryRatingsAverages ?? {},
      data?.SecondaryRatingsAveragesOrder ?? [],
    ),
    recommendedCount: data?.RecommendedCount ?? 0,
    notRecommendedCount: data?.NotRecommendedCount ?? 0,
  };
}

function toRatings(
  ratings: Record<string, v.InferOutput<typeof rating>>,
  order: readonly string[],
): SecondaryRating[] {
  return order.flatMap((name) => {
    const data = ratings[name];
    const value = data?.Value ?? data?.AverageRating;
    if (!data || value === undefined || value === null) return [];
    const { Label, MinLabel, MaxLabel, ValueRange } = data;
    return [
      {
        label: Label ?? name,
        minLabel: MinLabel,
        maxLabel: MaxLabel,
        rating: value,
        ratingRange: ValueRange,
      },
    ];
  });
}
