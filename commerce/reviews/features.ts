import { ASPECTS, INTENSIFIERS, NEGATIONS, NEGATIVE, NOT_FEATURES, POSITIVE } from './review-lexicon.ts';
import { sentimentOfClause } from './sentiment.ts';
import { clausesOf, stemOf, wordsOf } from './words.ts';

export interface ReviewFeature {
  /** In the most frequent spelling. */
  feature: string;
  /** The number of reviews that mention it. */
  count: number;
  positive: number;
  negative: number;
}

const DEFAULT_LIMIT = 10;
const ASPECT_BOOST = 2;
/** A pair replaces its words when most mentions of the rarer word are in the pair. */
const PAIR_SHARE = 0.6;

interface Mentions {
  reviews: Set<number>;
  positive: Set<number>;
  negative: Set<number>;
  spellings: Map<string, number>;
}

function isFeatureWord(word: string): boolean {
  const stem = stemOf(word);
  if (ASPECTS.has(stem)) return true;
  if (word.length < 3 || word.includes("'")) return false;
  return ![NOT_FEATURES, POSITIVE, NEGATIVE, NEGATIONS, INTENSIFIERS].some(
    (list) => list.has(word) || list.has(stem),
  );
}

/** Feature phrases of one clause: single words and adjacent pairs. */
function phrasesOf(clause: string): { key: string; spelling: string }[] {
  const words = wordsOf(clause);
  const phrases: { key: string; spelling: string }[] = [];
  for (const [position, word] of words.entries()) {
    if (!isFeatureWord(word)) continue;
    phrases.push({ key: stemOf(word), spelling: word });
    const next = words[position + 1];
    if (next && isFeatureWord(next) && stemOf(next) !== stemOf(word)) {
      phrases.push({ key: `${stemOf(word)} ${stemOf(next)}`, spelling: `${word} ${next}` });
    }
  }
  return phrases;
}

function collectMentions(texts: readonly string[]): Map<string, Mentions> {
  const all = new Map<string, Mentions>();
  for (const [review, text] of texts.entries()) {
    for (const clause of clausesOf(text)) {
      const tone = sentimentOfClause(clause);
      for (const { key, spelling } of phrasesOf(clause)) {
        let mentions = all.get(key);
        if (!mentions) {
          mentions = { reviews: new Set(), positive: new Set(), negative: new Set(), spellings: new Map() };
          all.set(key, mentions);
        }
        mentions.reviews.add(review);
        if (tone > 0) mentions.positive.add(review);
        if (tone < 0) mentions.negative.add(review);
        mentions.spellings.set(spelling, (mentions.spellings.get(spelling) ?? 0) + 1);
      }
    }
  }
  return all;
}

/** An aspect has its base form ("fit", not "fits"); other features their most frequent spelling. */
function nameOf(key: string, mentions: Mentions): string {
  if (ASPECTS.has(key)) return key === 'comfortable' ? 'comfort' : key;
  const [first] = [...mentions.spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? key;
}

/** Words that a frequent pair replaces: "gauge" in "water gauge". */
function findCoveredWords(all: ReadonlyMap<string, Mentions>, minimum: number): Set<string> {
  const covered = new Set<string>();
  for (const [pair, { reviews }] of all) {
    if (!pair.includes(' ') || reviews.size < minimum || !isUsefulPair(pair, all)) continue;
    for (const word of pair.split(' ')) {
      const alone = all.get(word)?.reviews.size ?? 0;
      if (!ASPECTS.has(word) && reviews.size >= alone * PAIR_SHARE) covered.add(word);
    }
  }
  return covered;
}

/** A pair of two aspects ("fit size") is usually not a feature. */
function isUsefulPair(key: string, all: ReadonlyMap<string, Mentions>): boolean {
  const parts = key.split(' ');
  if (parts.length === 1) return true;
  if (parts.every((part) => ASPECTS.has(part))) return false;
  const count = all.get(key)?.reviews.size ?? 0;
  const rarest = Math.min(...parts.map((part) => all.get(part)?.reviews.size ?? 0));
  return count >= rarest * PAIR_SHARE;
}

/** What reviewers mention, most frequent first; deterministic. */
export function extractFeatures(texts: readonly string[], limit = DEFAULT_LIMIT): ReviewFeature[] {
  const all = collectMentions(texts);
  const minimum = Math.max(2, Math.ceil(texts.length * 0.04));
  const covered = findCoveredWords(all, minimum);
  return [...all]
    .filter(([key, mentions]) => mentions.reviews.size >= minimum && isUsefulPair(key, all))
    .filter(([key]) => !covered.has(key))
    .map(([key, mentions]) => ({
      weight: mentions.reviews.size * (ASPECTS.has(key.split(' ').at(-1) ?? '') ? ASPECT_BOOST : 1),
      feature: {
        feature: nameOf(key, mentions),
        count: mentions.reviews.size,
        positive: mentions.positive.size,
        negative: mentions.negative.size,
      },
    }))
    .toSorted((a, b) => b.weight - a.weight || (a.feature.feature < b.feature.feature ? -1 : 1))
    .slice(0, limit)
    .map(({ feature }) => feature);
}

/** Whether a review mentions a feature; consistent with the counts of `extractFeatures`. */
export function mentionsFeature(text: string, feature: string): boolean {
  const wanted = wordsOf(feature).map(stemOf);
  if (wanted.length === 0) return false;
  return clausesOf(text).some((clause) => {
    const stems = wordsOf(clause).map(stemOf);
    return stems.some((_, start) => wanted.every((word, offset) => stems[start + offset] === word));
  });
}
