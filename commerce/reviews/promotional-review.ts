export const PROMOTIONAL_MARKERS: readonly string[] = ['[This review was collected as part of a promotion.]'];

export interface DisplayText {
  text: string;
  /** Shows the 'promotion' note. */
  isPromotional: boolean;
}

/** A promotional marker at the start is taken off and said as a note instead. */
export function readReviewText(
  reviewText: string | null,
  markers: readonly string[] = PROMOTIONAL_MARKERS,
): DisplayText {
  const text = (reviewText ?? '').trim();
  const lower = text.toLowerCase();
  const marker = markers.find((one) => one !== '' && lower.startsWith(one.toLowerCase()));
  return marker
    ? { text: text.slice(marker.length).trimStart(), isPromotional: true }
    : { text, isPromotional: false };
}

/** A review as it is shown: its own words, and whether they were given for a promotion. */
export function markPromotional<R extends { reviewText: string | null }>(
  review: R,
  markers: readonly string[] = PROMOTIONAL_MARKERS,
): R & { isPromotional: boolean } {
  const { text, isPromotional } = readReviewText(review.reviewText, markers);
  return { ...review, reviewText: text, isPromotional };
}
