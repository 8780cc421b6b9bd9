import type { QueryReading, ReadingBooks } from './query-reading.ts';
import { stemWord } from './stemmer.ts';
import { MAX_SYNONYM_WORDS } from './synonym-book.ts';

/** One thing the shopper asks for, with every way in which a document may have it. */
export interface QuerySlot {
  alternatives: SlotAlternative[];
  /** Whether a document has to have it. */
  isRequired: boolean;
  /** Rarity of the commonest alternative: a rare word tells more. */
  idf: number;
  /** What a document is worth that has this but not all: the thing itself first, then the rarer word. */
  telling: number;
}

export interface SlotAlternative {
  /** All of them have to be in the document. */
  stems: string[];
  weight: number;
}

const SYNONYM_WEIGHT = 0.8;
const JOINED_WEIGHT = 0.9;
const PREFIX_WEIGHT = 0.7;
const SLIP_WEIGHT = 0.5;
/** Below this many documents a word may be a slip, or not typed to its end. */
const RARE = 3;
/** A rare word is taken for a slip only next to one so much commoner. */
const MUCH_COMMONER = 50;
/** More than any rarity: for "waterproof boots" other boots are nearer than another waterproof thing. */
const KIND_BONUS = 100;
const MAX_COMPLETIONS = 12;

export interface SlotPlan {
  slots: QuerySlot[];
  /** Whether something that has to be found is left out, since nothing in the catalogue answers to it. */
  leavesOut: boolean;
}

/** Turns words into slots. Words that nothing in the catalogue answers to are left out. */
export function planSlots(reading: QueryReading, books: ReadingBooks): SlotPlan {
  const slots: QuerySlot[] = [];
  let leavesOut = false;
  // Without a word that has to be found, nothing is ranked by text.
  if (reading.words.every((word) => reading.helpful.has(word))) return { slots, leavesOut };
  const stems = reading.words.map(stemWord);
  for (let i = 0; i < stems.length; ) {
    const { alternatives, length } = phraseAt(stems, reading.words, i, books) ?? {
      alternatives: wordAlternatives(stems, reading.words, i, books),
      length: 1,
    };
    const isRequired = !reading.helpful.has(reading.words[i]!);
    i += length;
    const known = alternatives.filter(({ stems: all }) =>
      all.every((stem) => books.lexicon.frequency(stem) > 0),
    );
    if (known.length === 0) {
      leavesOut ||= isRequired;
      continue;
    }
    const idf = rarity(known, books);
    const isKind = known.some((alternative) => alternative.stems.some((stem) => books.phrases.isKind(stem)));
    slots.push({ alternatives: known, isRequired, idf, telling: idf + (isKind ? KIND_BONUS : 0) });
  }
  return { slots, leavesOut };
}

/** Several words that are one thing: a synonym's phrase ("bathing suit") or a word written apart ("t shirt"). */
function phraseAt(stems: readonly string[], words: readonly string[], index: number, books: ReadingBooks) {
  for (let length = Math.min(MAX_SYNONYM_WORDS, stems.length - index); length > 1; length--) {
    const phrase = stems.slice(index, index + length);
    const joined = stemWord(words.slice(index, index + length).join(''));
    const others = [...books.synonyms.othersFor(phrase.join(' ')), ...books.synonyms.othersFor(joined)];
    const isJoined = books.lexicon.frequency(joined) > 0;
    if (others.length === 0 && !isJoined) continue;
    const alternatives: SlotAlternative[] = [{ stems: phrase, weight: 1 }];
    if (isJoined) alternatives.push({ stems: [joined], weight: JOINED_WEIGHT });
    for (const other of others) alternatives.push({ stems: other, weight: SYNONYM_WEIGHT });
    return { alternatives, length };
  }
  return null;
}

function wordAlternatives(
  stems: readonly string[],
  words: readonly string[],
  index: number,
  { lexicon, synonyms }: ReadingBooks,
): SlotAlternative[] {
  const word = words[index]!;
  const stem = stems[index]!;
  const alternatives: SlotAlternative[] = [{ stems: [stem], weight: 1 }];
  for (const other of synonyms.othersFor(stem)) alternatives.push({ stems: other, weight: SYNONYM_WEIGHT });
  const frequency = lexicon.frequency(stem);
  if (frequency >= RARE) return alternatives;
  if (index === words.length - 1 && word.length >= 2) {
    const completed = new Set(
      lexicon.completions(word, MAX_COMPLETIONS).map((known) => stemWord(known.word)),
    );
    completed.delete(stem);
    for (const other of completed) alternatives.push({ stems: [other], weight: PREFIX_WEIGHT });
  }
  const meant = frequency > 0 ? lexicon.correct(word) : null;
  if (meant !== null && meant.distance === 1 && meant.frequency >= frequency * MUCH_COMMONER) {
    alternatives.push({ stems: [stemWord(meant.word)], weight: SLIP_WEIGHT });
  }
  return alternatives;
}

function rarity(alternatives: readonly SlotAlternative[], { lexicon }: ReadingBooks): number {
  const frequency = Math.max(
    ...alternatives.map(({ stems }) => Math.min(...stems.map((stem) => lexicon.frequency(stem)))),
  );
  return Math.log(1 + (Math.max(lexicon.documentCount, frequency) - frequency + 0.5) / (frequency + 0.5));
}
