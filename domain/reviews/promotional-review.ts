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
