import { andBits, type Bits } from '../segments/bitset.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { Selection } from '../selection.ts';
import { selectionBits } from './facet-counter.ts';
import { type ParsedQuery, parseQuery, type Vocabulary } from './query-parser.ts';
import { planSlots, type QuerySlot, type SlotPlan } from './query-slots.ts';
import {
  bestLevel,
  betterLevel,
  bitsAtLevel,
  hasAll,
  hasAllStrongly,
  type MatchLevel,
  NO_MATCH,
  scoreText,
  type TextScratch,
} from './text-matcher.ts';

/** A segment and the documents in it that a query may find. */
export interface TextSegment {
  reader: SegmentReader;
  text: TextScratch;
  base: Bits;
}

export interface TextMatch {
  /** As typed. */
  text: string;
  parsed: ParsedQuery;
  slots: SlotPlan['slots'];
  /** The filters that were read from the text. */
  selections: Selection[];
  /** Those of them that close matches have to pass too: typed prices and discounts. */
  ranges: Selection[];
  /** The documents that match, by segment. */
  bits: Bits[];
  /** Whether no document has everything that was typed. */
  isRelaxed: boolean;
  /** Whether the documents have all of the words that any document has. */
  hasKnownWords: boolean;
}

interface TextPlan extends SlotPlan {
  parsed: ParsedQuery;
}

/** Finds the documents for typed text. Names are read as filters unless that finds nothing. */
export function matchText(
  typed: string,
  segments: readonly TextSegment[],
  vocabulary: Vocabulary,
  toSelections: (parsed: ParsedQuery) => Selection[],
): TextMatch {
  const describe = (
    found: TextPlan,
    selections: Selection[],
    bits: Bits[],
    hasKnownWords: boolean,
  ): TextMatch => {
    const ranges = selections.filter(({ kind }) => kind === 'range');
    const isRelaxed = found.isIncomplete || !hasKnownWords;
    return { ...found, text: typed, selections, ranges, bits, isRelaxed, hasKnownWords };
  };
  const plan = planText(typed, vocabulary, true);
  const selections = toSelections(plan.parsed);
  const narrowed = findBits(plan, segments);
  const findsAny = segments.some(({ reader }, i) =>
    hasCommon(reader, narrowed.bits[i], selections, vocabulary),
  );
  if (selections.length === 0 || findsAny)
    return describe(plan, selections, narrowed.bits, hasAll(narrowed.level, countRequired(plan)));

  const plain = planText(typed, vocabulary, false);
  const { bits, level } = findBits(plain, segments);
  // The name has to be in the title or the attributes: a mention in the description is not a match.
  return describe(plain, toSelections(plain.parsed), bits, hasAllStrongly(level, countRequired(plain)));
}

function planText(typed: string, vocabulary: Vocabulary, extractsNames: boolean): TextPlan {
  const parsed = parseQuery(typed, vocabulary, extractsNames);
  return { parsed, ...planSlots(parsed, vocabulary) };
}

function findBits(
  { parsed, slots }: TextPlan,
  segments: readonly TextSegment[],
): { bits: Bits[]; level: MatchLevel } {
  if (parsed.words.every((word) => parsed.optional.has(word))) {
    for (const { text } of segments) text.clear();
    return { bits: segments.map(({ base }) => base.slice()), level: NO_MATCH };
  }
  const score = (first: QuerySlot | null) => {
    for (const segment of segments) scoreText(segment.reader, slots, segment, first);
    return segments.map(({ text }) => bestLevel(text)).reduce(betterLevel, NO_MATCH);
  };
  // Documents with all words have the rarest one too: only where there is none, those with some of them are scored.
  const required = slots.filter(({ isRequired }) => isRequired);
  const [rarest] = required.toSorted((a, b) => b.idf - a.idf);
  let level = rarest === undefined || slots.length < 2 ? NO_MATCH : score(rarest);
  if (!hasAll(level, Math.max(1, required.length))) level = score(null);
  return { bits: segments.map(({ text }) => bitsAtLevel(text, level)), level };
}

function hasCommon(
  reader: SegmentReader,
  bits: Bits | undefined,
  selections: readonly Selection[],
  { schema }: Vocabulary,
): boolean {
  const found = bits?.slice();
  if (found === undefined) return false;
  for (const selection of selections) andBits(found, selectionBits(reader, selection, schema));
  return found.some((word) => word !== 0);
}

const countRequired = ({ slots }: SlotPlan): number => slots.filter(({ isRequired }) => isRequired).length;
