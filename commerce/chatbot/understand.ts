import { chatWords, type FoundTerm, findTerms, piecesOf } from './find-terms.ts';
import { type PriceWish, readPriceWish } from './price-wish.ts';
import { type Question, readQuestion, wantsNextDay } from './question.ts';
import { readSizes } from './size-wish.ts';
import { DEFAULT_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** What a shopper is looking for, collected over the conversation. */
export interface Wish {
  types: string[];
  colours: string[];
  excludedColours: string[];
  sizes: string[];
  occasions: string[];
  details: string[];
  /** Words that are not in the vocabulary, for example "fig" in "a candle that smells of fig". */
  keywords: string[];
  brands: string[];
  gender: string | null;
  price: PriceWish;
  onSale: boolean;
  nextDay: boolean;
  sort: 'relevance' | 'price-asc' | 'price-desc' | 'newness' | 'rating-desc' | 'best-sellers';
}

/** How a sentence refers to the conversation before it. */
export interface FollowUp {
  adds: boolean;
  matches: boolean;
  cheaper: boolean;
  dearer: boolean;
  more: boolean;
  /** "Something like this": similar to the product on the page. */
  similar: boolean;
  /** Any colour except those requested before. */
  anotherColour: boolean;
  restart: boolean;
  anyOf: ('colours' | 'sizes' | 'brands' | 'price')[];
}

export interface Understanding {
  question: Question | null;
  wish: Wish;
  followUp: FollowUp;
  /** Whether the sentence mentions products at all. */
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

/** Phrases whose words would be misread as products: "top rated" does not mean a top. */
const IDIOMS =
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

function readFollowUp(text: string): FollowUp {
  const anyOf: FollowUp['anyOf'] = [];
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
    similar:
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

/** Common words that are never product keywords. */
const COMMON_WORDS = new Set(
  `a an the and or but not no nor so if then than that this these those there here it its i i'm im i've ive i'd me my mine we us
  our you your yours he she they them their his her hers who whom which what when where why how to of in on at by for from
  with without into onto over under about around between up down off out as is are was were be been being am do does did
  done have has had having can could will would shall should may might must get got getting go going gone come coming show
  find look looking see want wanted need needed like love prefer buy buying shop shopping search searching help please
  thanks thank hi hello hey ok okay yes yeah maybe any some something anything someone thing things one ones more most less
  least other others else another same different also too very really quite just only even still again now today tomorrow
  day days week next soon size sizes sized colour colours color colors price priced cost costs cheap cheaper cheapest
  expensive budget pounds pound quid good nice great lovely beautiful gorgeous pretty stylish smart perfect best better new
  newest latest old wear wearing worn fit fits fitting suit suits make made give given let tell say know think all every each
  both sale offer offers discount delivery deliver delivered return returns order online store available stock item items
  product products kind type sort style recommend suggest idea ideas hot uk small medium large extra year years don't dont
  doesn't doesnt isn't isnt i'll rated popular start begin instead while because since until smell smells smelling year's
  piece pair set king friend friends else's person people someone's bit lot lots much many few`.split(/\s+/),
);

/** The words of a sentence that are neither known terms nor common words. */
function readKeywords(words: readonly string[], terms: readonly FoundTerm[]): string[] {
  const spoken = words.flatMap(piecesOf);
  const used = new Set(terms.flatMap(({ from, length }) => Array.from({ length }, (_, n) => from + n)));
  const left = spoken.filter(
    (word, position) =>
      !used.has(position) && word.length >= 3 && !/\d/.test(word) && !COMMON_WORDS.has(word),
  );
  return [...new Set(left)];
}

function namesOf(terms: readonly FoundTerm[], isExcluded = false): string[] {
  return [...new Set(terms.filter((term) => term.isExcluded === isExcluded).map((term) => term.name))];
}

const COMPANION =
  /\b(?:to )?(?:go(?:es)? with|match(?:es|ing)?|wear with|pair with)\s+(?:an?|my|the|this|these)\b.*$/i;

/** "Heels to go with a blue dress": the rest describes what the shopper has already. */
function withoutCompanion(text: string): string {
  return text.replace(COMPANION, ' ');
}

/** Parses one sentence: type, colour, size, occasion, price, brand, or a question about the shop. */
export function understandSentence(
  text: string,
  vocabulary: Vocabulary = DEFAULT_VOCABULARY,
  currency?: string,
): Understanding {
  const { price, rest } = readPriceWish(text, currency);
  const words = chatWords(withoutCompanion(rest).replace(IDIOMS, ' '));
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
  const followUp = readFollowUp(text);
  const isWish =
    [wish.types, colours, wish.sizes, wish.occasions, wish.details, wish.brands, followUp.anyOf].some(
      (list) => list.length > 0,
    ) ||
    price !== null ||
    wish.gender !== null ||
    wish.onSale ||
    wish.sort !== 'relevance' ||
    followUp.cheaper ||
    followUp.dearer ||
    followUp.similar ||
    followUp.anotherColour ||
    followUp.more;
  return { question: readQuestion(text, wish.types.length > 0), wish, followUp, isWish };
}
