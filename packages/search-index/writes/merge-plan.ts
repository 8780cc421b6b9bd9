export interface SegmentSize {
  id: number;
  size: number;
  live: number;
}

/** The most small segments beside the large one. */
const MAX_SMALL_SEGMENTS = 8;
/** Share of the large segment that may be new or removed before everything is merged. */
const CHANGED_SHARE = 0.1;
/** With fewer changed documents than this, not everything is merged. */
const FEW_CHANGES = 500;
const MIN_MERGED = 4;

/**
 * Which segments to merge now, or none. Small segments are merged with each other when there are many, so that a
 * document is copied only a few times; everything is merged when a tenth of the large segment has changed.
 */
export function planMerge(segments: readonly SegmentSize[]): number[] {
  const [largest, ...small] = [...segments].sort((a, b) => b.size - a.size);
  if (largest === undefined) return [];
  const added = small.reduce((total, { live }) => total + live, 0);
  const changed = added + (largest.size - largest.live);
  if (changed > Math.max(FEW_CHANGES, largest.size * CHANGED_SHARE)) return segments.map(({ id }) => id);
  if (small.length < MAX_SMALL_SEGMENTS) return [];
  const merged: SegmentSize[] = [];
  let total = 0;
  for (const segment of small.reverse()) {
    if (merged.length >= MIN_MERGED && segment.size > 2 * total) break;
    merged.push(segment);
    total += segment.size;
  }
  return merged.map(({ id }) => id);
}
