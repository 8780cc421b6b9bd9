import { chatWords, type FoundTerm, findTerms } from './find-terms.ts';
import { readKeywords } from './keywords.ts';
import { type PriceWish, readPriceWish } from './price-wish.ts';
import { type Question, readQuestion, wantsNextDay } from './question.ts';
import { readSizes } from './size-wish.ts';
import { DEFAULT_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** What a shopper is looking for, gathered over the conversation. */
export interface Wish {
  types: string[];
  colours: string[];
  excludedColours: string[];
  sizes: string[];
  occasions: string[];
  details: string[];
  /** Words no list knows: "fig" of a candle that smells of fig. */
  keywords: string[];
  brands: string[];
  gender: string | null;
  price: PriceWish;
  onSale: boolean;
  nextDay: boolean;
  sort: 'relevance' | 'price-asc' | 'price-desc' | 'newness' | 'rating-desc' | 'best-sellers';
}

/** How a sentence leans on the one before. */
export interface Leaning {
  adds: boolean;
  matches: boolean;
  cheaper: boolean;
  dearer: boolean;
  more: boolean;
  /** "Something like this": the product on the page. */
  alike: boolean;
  /** Any colour but those asked for before. */
  anotherColour: boolean;
  restart: boolean;
  anyOf: ('colours' | 'sizes' | 'brands' | 'price')[];
}

export interface Understanding {
  question: Question | null;
  wish: Wish;
  leaning: Leaning;
  /** Whether the sentence says anything about products at all. */
  isWish: boolean;
}

export const NO_WISH: Wish = {
  types: [],
  colours: [],
  excludedColours: [],
  sizes: [],
  occasions: [],
  details: [],
  keywords: [],
  brands: [],
  gender: null,
  price: { min: null, max: null },
  onSale: false,
  nextDay: false,
  sort: 'relevance',
};

/** Turns of phrase whose words would be misread: no one who says "top rated" looks for a top. */
const FIGURES =
  /\btop[- ](?:rated|selling|of the range)\b|\bsuits? (?:me|him|her|us|my|a|an|any|every)\b|\bdress(?:ed)? (?:up|down|code)\b|\bwatch out\b/gi;

function readSort(text: string): Wish['sort'] {
  if (/\b(?:cheap|cheapest|budget|inexpensive|affordable|lowest price)\b/i.test(text)) return 'price-asc';
  if (/\b(?:most expensive|luxury|premium|designer)\b/i.test(text)) return 'price-desc';
  if (/\b(?:newest|new in|latest|just in|new arrivals)\b/i.test(text)) return 'newness';
  if (/\b(?:best|top|highest)[- ](?:rated|reviewed)\b|\bgood reviews\b/i.test(text)) return 'rating-desc';
  if (/\b(?:best[- ]?sell(?:er|ers|ing)|top[- ]selling|popular|trending)\b/i.test(text))
    return 'best-sellers';
  return 'relevance';
}

function readLeaning(text: string): Leaning {
  const anyOf: Leaning['anyOf'] = [];
  if (/\b(?:any|other|different|all) colou?rs?\b/i.test(text)) anyOf.push('colours');
  if (/\b(?:any|all|other) sizes?\b/i.test(text)) anyOf.push('sizes');
  if (/\b(?:any|all|other) brands?\b/i.test(text)) anyOf.push('brands');
  if (/\b(?:any (?:price|budget)|money (?:is )?no object|price doesn't matter)\b/i.test(text))
    anyOf.push('price');
  return {
    adds: /^\W*(?:or|also|and|plus)\b/i.test(text),
    matches: /\b(?:match|matching|go with|goes with|same colou?r)\b/i.test(text),
    cheaper: /\b(?:cheaper|less expensive|too (?:expensive|dear|much)|lower price)\b/i.test(text),
    dearer: /\b(?:more expensive|pricier|fancier|better quality)\b/i.test(text),
    alike:
      /\b(?:like|similar to|matches|same as) (?:this|that|it|these|those)\b|\b(?:something|anything|more|ones?) (?:similar|alike)\b|^\W*similar\b/i.test(
        text,
      ),
    anotherColour: /\b(?:another|(?:a )?different|some other) colou?r\b/i.test(text),
    more: /\b(?:show|see|any|got|anything|something) (?:me )?(?:some )?(?:more|others?|else)\b|^\W*(?:more|others|next)\W*$/i.test(
      text,
    ),
    restart: /\b(?:start (?:again|over)|reset|forget (?:that|it)|new search|never ?mind)\b/i.test(text),
    anyOf,
  };
}

function namesOf(terms: readonly FoundTerm[], isExcluded = false): string[] {
  return [...new Set(terms.filter((term) => term.isExcluded === isExcluded).map((term) => term.name))];
}

const COMPANION =
  /\b(?:to )?(?:go(?:es)? with|match(?:es|ing)?|wear with|pair with)\s+(?:an?|my|the|this|these)\b.*$/i;

/** "Heels to go with a blue dress": what stands after is owned already, not looked for. */
function withoutCompanion(text: string): string {
  return text.replace(COMPANION, ' ');
}

/** Reads one sentence by itself: type, colour, size, occasion, price, brand, or a question about the shop. */
export function understandSentence(text: string, vocabulary: Vocabulary = DEFAULT_VOCABULARY): Understanding {
  const { price, rest } = readPriceWish(text);
  const words = chatWords(withoutCompanion(rest).replace(FIGURES, ' '));
  const types = findTerms(words, vocabulary.types);
  const colours = findTerms(words, vocabulary.colours);
  const occasions = findTerms(words, vocabulary.occasions);
  const details = findTerms(words, vocabulary.details, false);
  const brands = findTerms(words, vocabulary.brands, false);
  const genders = findTerms(words, vocabulary.genders, false);
  const wish: Wish = {
    types: namesOf(types),
    colours: namesOf(colours),
    excludedColours: namesOf(colours, true),
    sizes: readSizes(rest),
    occasions: namesOf(occasions),
    details: namesOf(details),
    keywords: readKeywords(words, [types, colours, occasions, details, brands, genders].flat()),
    brands: namesOf(brands),
    gender: namesOf(genders)[0] ?? null,
    price: price ?? { min: null, max: null },
    onSale: /\b(?:sale|discount(?:ed)?|reduced|offers?|bargains?)\b/i.test(rest),
    nextDay: wantsNextDay(text),
    sort: readSort(text),
  };
  const leaning = readLeaning(text);
  const isWish =
    [wish.types, colours, wish.sizes, wish.occasions, wish.details, wish.brands, leaning.anyOf].some(
      (list) => list.length > 0,
    ) ||
    price !== null ||
    wish.gender !== null ||
    wish.onSale ||
    wish.sort !== 'relevance' ||
    leaning.cheaper ||
    leaning.dearer ||
    leaning.alike ||
    leaning.anotherColour ||
    leaning.more;
  return { question: readQuestion(text, wish.types.length > 0), wish, leaning, isWish };
}
