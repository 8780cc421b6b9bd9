import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { ExplainedWord } from '../types.ts';
import type { QuerySlot } from './query-slots.ts';

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
