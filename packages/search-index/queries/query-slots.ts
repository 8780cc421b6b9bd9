import { HEAD_SHARE } from '../segments/segment-reader.ts';
import { compoundParts, hasCompounds, type Language, termIn } from '../text/languages.ts';
import { stemWord } from '../text/stemmer.ts';
import { MAX_SYNONYM_WORDS } from '../text/synonym-table.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery, Vocabulary } from './query-parser.ts';

/** One thing that the shopper is looking for, with every way in which a document may name it. */
export interface QuerySlot {
  alternatives: SlotAlternative[];
  /** Whether a document has to match it. */
  isRequired: boolean;
  /** Inverse document frequency of the commonest alternative. */
  idf: number;
  /** Decides between documents that match only some slots: the kind of product first, then the rarer word. */
  importance: number;
  /** Whether it names the product: "sofa" in "velvet sofa for small rooms". */
  isHead?: boolean;
  /** The word as typed, where so few documents have it that another may have been meant. */
  doubtful?: string;
}

export interface SlotAlternative {
  /** A document has to have all of them. */
  stems: string[];
  weight: number;
}

const SYNONYM_WEIGHT = 0.8;
const JOINED_WEIGHT = 0.9;
/** A word in the catalogue's language counts for less than one in the page's. */
const OTHER_LANGUAGE_WEIGHT = 0.9;
const COMPOUND_WEIGHT = 0.8;
const PREFIX_WEIGHT = 0.7;
const TYPO_WEIGHT = 0.5;
/** A word in fewer documents than this may be a typo or incomplete. */
const RARE = 3;
/** A rare word counts as a typo only of a word that is so many times as common. */
const MUCH_COMMONER = 50;
/** More than any rarity: for "waterproof boots" other boots are a better match than another waterproof product. */
const KIND_BONUS = 100;
const MAX_COMPLETIONS = 12;

export interface SlotPlan {
  slots: QuerySlot[];
  /** Whether a required word is missing here because no document has it. */
  isIncomplete: boolean;
}

/** Turns words into slots. Words that no document has are left out. */
export function planSlots(parsed: ParsedQuery, vocabulary: Vocabulary): SlotPlan {
  const slots: QuerySlot[] = [];
  const purposes = new Set<number>();
  let isIncomplete = false;
  // Without a required word nothing is ranked by text.
  if (parsed.words.every((word) => parsed.optional.has(word))) return { slots, isIncomplete };
  const stems = parsed.words.map(stemWord);
  for (let i = 0; i < stems.length; ) {
    const { alternatives, length } = phraseAt(stems, parsed.words, i, vocabulary) ?? {
      alternatives: wordAlternatives(stems, parsed.words, i, vocabulary),
      length: 1,
    };
    const [word = '', stem = ''] = [parsed.words[i], stems[i]];
    const isRequired = !parsed.optional.has(word);
    i += length;
    const known = alternatives.filter(({ stems: all }) =>
      all.every((stem) => vocabulary.lexicon.frequency(stem) > 0),
    );
    if (known.length === 0) {
      isIncomplete ||= isRequired;
      // What shoppers searched for instead.
      known.push(...relatedAlternatives([{ stems: [stem], weight: 1 }], vocabulary));
      if (known.length === 0) continue;
    }
    const idf = rarity(known, vocabulary);
    const isKind = known.some((alternative) =>
      alternative.stems.some((stem) => vocabulary.phrases.isKind(stem)),
    );
    if (parsed.purposes.has(word)) purposes.add(slots.length);
    const isDoubtful = length === 1 && vocabulary.lexicon.frequency(stemWord(word)) < RARE;
    slots.push({
      alternatives: known,
      isRequired,
      idf,
      importance: idf + (isKind ? KIND_BONUS : 0),
      ...(isDoubtful && { doubtful: word }),
    });
  }
  const isHead = (slot: QuerySlot) => headShareOf(slot, vocabulary) >= HEAD_SHARE;
  const head = slots.findLast((slot, i) => !purposes.has(i) && isHead(slot)) ?? slots.findLast(isHead);
  if (head !== undefined) head.isHead = true;
  return { slots, isIncomplete };
}

/** How much more the word that names the product weighs than one that describes it. */
const HEAD_WEIGHT = 1.6;
const KIND_WEIGHT = 1.3;
/** In a shop that sells only tents, the word still counts. */
const LEAST_IDF = 1;
/** What a word that was learned to be similar counts in relation to the typed one, at most. */
const RELATED_WEIGHT = 0.6;

/** The slots for close matches: every word, brands and colours too, with more ways in which a document may name it. */
export function planCloseSlots(parsed: ParsedQuery, vocabulary: Vocabulary): QuerySlot[] {
  const { slots } = planSlots({ ...parsed, optional: new Set() }, vocabulary);
  return slots.map((slot) => {
    const isKind = headShareOf(slot, vocabulary) >= HEAD_SHARE;
    const factor = slot.isHead ? HEAD_WEIGHT : isKind ? KIND_WEIGHT : 1;
    const alternatives = [
      ...slot.alternatives,
      ...relatedAlternatives(slot.alternatives, vocabulary),
      ...correctedAlternatives(slot, vocabulary),
    ];
    return {
      ...slot,
      alternatives,
      isRequired: slot.isHead === true,
      importance: (slot.idf + LEAST_IDF) * factor,
    };
  });
}

/** Words that are used like the typed one. */
function relatedAlternatives(
  alternatives: readonly SlotAlternative[],
  { learned, lexicon }: Vocabulary,
): SlotAlternative[] {
  const [typed] = alternatives;
  if (typed?.stems.length !== 1 || learned === undefined) return [];
  const known = new Set(alternatives.map(({ stems }) => stems.join(' ')));
  return learned
    .relationsOf(typed.stems[0] ?? '')
    .map(({ other, weight }) => ({ stems: [stemWord(other)], weight: weight * RELATED_WEIGHT }))
    .filter(({ stems: [stem = ''] }) => !known.has(stem) && lexicon.frequency(stem) > 0);
}

/** Words that may have been meant: "towel" for "twel", which only the beginning of "twelve" matches. */
function correctedAlternatives({ doubtful }: QuerySlot, { lexicon }: Vocabulary): SlotAlternative[] {
  if (doubtful === undefined) return [];
  return lexicon
    .corrections(doubtful)
    .filter(({ distance, frequency }) => distance === 1 && frequency >= RARE)
    .map(({ word }) => ({ stems: [stemWord(word)], weight: TYPO_WEIGHT }));
}

/** How surely a slot names a product, 0 to 1: by the titles that it names, or by a category with its name. */
function headShareOf({ alternatives }: QuerySlot, { lexicon, phrases }: Vocabulary): number {
  const own = alternatives
    .filter(({ weight }) => weight >= SYNONYM_WEIGHT)
    .map(({ stems }) => stems.at(-1) ?? '');
  const isKind = own.some((stem) => phrases.isKind(stem));
  return Math.max(isKind ? HEAD_SHARE : 0, ...own.map((stem) => lexicon.headShare(stem)));
}

/** Several words that mean one thing: a synonym's phrase ("bathing suit") or a word written apart ("t shirt"). */
function phraseAt(stems: readonly string[], words: readonly string[], index: number, vocabulary: Vocabulary) {
  for (let length = Math.min(MAX_SYNONYM_WORDS, stems.length - index); length > 1; length--) {
    const phrase = stems.slice(index, index + length);
    const joined = stemWord(words.slice(index, index + length).join(''));
    const others = [
      ...vocabulary.synonyms.othersFor(phrase.join(' ')),
      ...vocabulary.synonyms.othersFor(joined),
    ];
    const isJoined = vocabulary.lexicon.frequency(joined) > 0;
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
  { lexicon, synonyms, languages = [] }: Vocabulary,
): SlotAlternative[] {
  const word = words[index] ?? '';
  const stem = stems[index] ?? '';
  const alternatives: SlotAlternative[] = [
    { stems: [stem], weight: languages.length > 0 ? OTHER_LANGUAGE_WEIGHT : 1 },
  ];
  for (const language of languages) alternatives.push(...alternativesIn(language, word, lexicon));
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
    alternatives.push({ stems: [stemWord(meant.word)], weight: TYPO_WEIGHT });
  }
  return alternatives;
}

/** A word in the page's language: itself, words joined with it, and its parts where it is a joined word. */
function alternativesIn(language: Language, word: string, lexicon: Lexicon): SlotAlternative[] {
  const term = termIn(language, word);
  const found: SlotAlternative[] = [{ stems: [term], weight: 1 }];
  if (!hasCompounds(language)) return found;
  for (const compound of lexicon.compounds(language, term))
    found.push({ stems: [compound], weight: COMPOUND_WEIGHT });
  for (const parts of compoundParts(language, word)) {
    const terms = parts.map((part) => termIn(language, part));
    if (terms.every((part) => lexicon.frequency(part) > 0))
      found.push({ stems: terms, weight: COMPOUND_WEIGHT });
  }
  return found;
}

function rarity(alternatives: readonly SlotAlternative[], { lexicon }: Vocabulary): number {
  const frequency = Math.max(
    ...alternatives.map(({ stems }) => Math.min(...stems.map((stem) => lexicon.frequency(stem)))),
  );
  return Math.log(1 + (Math.max(lexicon.documentCount, frequency) - frequency + 0.5) / (frequency + 0.5));
}
