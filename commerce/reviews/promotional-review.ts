export const PROMOTIONAL_MARKERS: readonly string[] = ['[This review was collected as part of a promotion.]'];

export interface DisplayText {
  text: string;
  /** Shows the 'promotion' note. */
  isPromotional: boolean;
}

/** Removes a promotional marker at the start, which is shown as a note instead. */
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

/** A review without its promotional marker. */
export function markPromotional<R extends { reviewText: string | null }>(
  review: R,
  markers: readonly string[] = PROMOTIONAL_MARKERS,
): R & { isPromotional: boolean } {
  const { text, isPromotional } = readReviewText(review.reviewText, markers);
  return { ...review, reviewText: text, isPromotional };
}
