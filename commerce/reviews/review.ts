export interface Review {
  id: string;
  rating: number;
  title: string | null;
  reviewText: string | null;
  /** Written for a promotion; shown as a note. */
  isPromotional?: boolean;
  userLocation: string | null;
  username: string | null;
  /** ISO instant. */
  submittedAt: string;
  isRecommended: boolean | null;
  secondaryRatings: SecondaryRating[];
  responses: { clientName: string; text: string }[];
  isSyndicated: boolean;
  syndicationSource: { name: string; logoImageUrl: string | null; contentLink: string | null } | null;
  photos: ReviewPhoto[];
}

export interface SecondaryRating {
  label: string;
  minLabel: string | null;
  maxLabel: string | null;
  rating: number;
  ratingRange: number;
}

export interface ReviewPhoto {
  id: string;
  caption: string | null;
  sizes: { normal: { url: string } };
}

export interface ReviewStats {
  totalReviewCount: number;
  averageRating: number;
  ratingDistribution: { rating: number; count: number }[];
  secondaryRatings: SecondaryRating[];
  recommendedCount: number;
  notRecommendedCount: number;
}

export interface ReviewPage {
  results: Review[];
  remainingResults: number;
  hasNextPage: boolean;
}
