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

/** An answer may be an error though its status is good. */
export const reviewsAnswer = v.looseObject({
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
export const featuresAnswer = v.looseObject({
  features: v.optional(v.array(v.looseObject({ feature: v.string() })), []),
});
export const summaryAnswer = v.looseObject({ summary: text, disclaimer: text });

export function toReview(given: v.InferOutput<typeof review>): Review {
  return {
    id: given.Id,
    rating: given.Rating,
    title: given.Title,
    reviewText: given.ReviewText,
    userLocation: given.UserLocation,
    username: given.UserNickname,
    submittedAt: new Date(given.SubmissionTime).toISOString(),
    isRecommended: given.IsRecommended,
    secondaryRatings: toRatings(given.SecondaryRatings, given.SecondaryRatingsOrder),
    responses: (given.ClientResponses ?? []).map(({ Name, Department, Response }) => ({
      clientName: Name ?? Department ?? '',
      text: Response ?? '',
    })),
    isSyndicated: given.IsSyndicated,
    syndicationSource: given.SyndicationSource
      ? {
          name: given.SyndicationSource.Name,
          logoImageUrl: given.SyndicationSource.LogoImageUrl,
          contentLink: given.SyndicationSource.ContentLink,
        }
      : null,
    photos: (given.Photos ?? []).flatMap(({ Id, Caption, Sizes }) => {
      const url = (Sizes.normal ?? Sizes.large ?? Sizes.thumbnail)?.Url;
      return url ? [{ id: Id, caption: Caption, sizes: { normal: { url } } }] : [];
    }),
  };
}

/** Stars that nobody gave are not told, and are filled in. */
export function toStats(given: v.InferOutput<typeof statistics> | undefined): ReviewStats {
  const countOf = (star: number) =>
    given?.RatingDistribution.find(({ RatingValue }) => RatingValue === star)?.Count ?? 0;
  return {
    totalReviewCount: given?.TotalReviewCount ?? 0,
    averageRating: given?.AverageOverallRating ?? 0,
    ratingDistribution: [1, 2, 3, 4, 5].map((star) => ({ rating: star, count: countOf(star) })),
    secondaryRatings: toRatings(
      given?.SecondaryRatingsAverages ?? {},
      given?.SecondaryRatingsAveragesOrder ?? [],
    ),
    recommendedCount: given?.RecommendedCount ?? 0,
    notRecommendedCount: given?.NotRecommendedCount ?? 0,
  };
}

function toRatings(
  ratings: Record<string, v.InferOutput<typeof rating>>,
  order: readonly string[],
): SecondaryRating[] {
  return order.flatMap((name) => {
    const given = ratings[name];
    const value = given?.Value ?? given?.AverageRating;
    if (!given || value === undefined || value === null) return [];
    const { Label, MinLabel, MaxLabel, ValueRange } = given;
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
