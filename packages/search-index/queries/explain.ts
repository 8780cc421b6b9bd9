import type { Preferences } from '../rule-set.ts';
import { hasBit } from '../segments/bitset.ts';
import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { ExplainedWord, SearchExplanation } from '../types.ts';
import type { QuerySlot } from './query-slots.ts';
import { preferenceBits, QUALITY_FLOOR, QUALITY_SHARE } from './ranking.ts';

/** Which words of a query a document has, in which form, and how much each counts. */
export function explainWords(
  reader: SegmentReader,
  doc: number,
  slots: readonly QuerySlot[],
): ExplainedWord[] {
  return slots.map((slot) => {
    const [typed] = slot.alternatives;
    const word = typed?.stems.join(' ') ?? '';
    let best: ExplainedWord = { word, as: null, place: null, weight: 0, isName: slot.isHead === true };
    for (const { stems, weight } of slot.alternatives) {
      const impact = Math.min(...stems.map((stem) => impactOf(reader, doc, stem)));
      const counted = (slot.idf * weight * impact) / 255;
      if (impact === 0 || counted <= best.weight) continue;
      const place = impact >= STRONG_IMPACT ? 'title' : 'description';
      best = { ...best, as: stems.join(' '), place, weight: Math.round(counted * 1000) / 1000 };
    }
    return best;
  });
}

function impactOf(reader: SegmentReader, doc: number, stem: string): number {
  const term = reader.terms.find(stem);
  if (term < 0) return 0;
  const at = reader.documentsOf(term).indexOf(doc);
  return at < 0 ? 0 : (reader.data.text.postingImpacts[reader.data.text.postingStarts[term]! + at] ?? 0);
}

/** What raises or lowers a document apart from the words. */
export function explainOrder(
  reader: SegmentReader,
  doc: number,
  { factors }: Preferences,
): SearchExplanation['factors'] {
  const product = (of: Preferences['factors']) =>
    preferenceBits(reader, { pinned: [], factors: of })
      .filter(({ bits }) => hasBit(bits, doc))
      .reduce((total, { factor }) => total * factor, 1);
  // Factors of single products are learned from shoppers.
  const { learned = [], ruled = [] } = Object.groupBy(factors, ({ kind }) =>
    kind === 'product' ? 'learned' : 'ruled',
  );
  return [
    { name: 'quality', factor: QUALITY_FLOOR + QUALITY_SHARE * reader.data.numbers.quality[doc]! },
    { name: 'rules', factor: product(ruled) },
    { name: 'shoppers', factor: product(learned) },
  ];
}
