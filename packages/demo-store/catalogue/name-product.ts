import type { Draft } from './draft.ts';
import type { Department } from './lines/line.ts';
import { places, playNames, suitNames } from './lines/range-names.ts';
import { wordsOf } from './looks.ts';
import type { RandomSource } from './random.ts';

const WOMENS =
  `Adela Alba Amabel Anouk Ariane Aster Beatrix Bettina Bryony Calla Carys Celeste Clemence Cosima Dahlia Delphine
Elodie Elspeth Esme Fable Fleur Florence Ginevra Greta Harriet Hazel Honor Imogen Ines Iris Isolde Ivy Jessamy Juno Kitty Lark
Leonie Lillian Linnea Lottie Mabel Maeve Margot Marnie Matilda Mireille Nell Odette Olive Ottoline Pearl Perdita Petra Philippa
Posy Romilly Rosalind Rowan Sabine Saskia Selby Sorrel Sylvie Tabitha Tamsin Thea Tilda Verity Viola Willa Winifred Zelda`.split(
    /\s+/,
  );
const MENS =
  `Abbott Alder Barnes Blake Bowen Carver Cole Corin Dexter Drew Ellis Emory Fletcher Ford Gray Hale Hardy Hobbs
Ives Jarvis Keats Kirk Lennox Lowell Marsh Merrick Nash Olin Orson Page Perry Quinn Rafe Reeve Rhodes Sawyer Shaw Tate Tobin Vance
Wade Walton Webb Wells York`.split(/\s+/);
const BEAUTY =
  `Afterglow Bare Bloom Cloud Daybreak Dew Dusk Easy Encore Everyday Firstlight Gleam Halo Hush Matinee Moonrise Morning
Nightfall Original Petal Prime Pure Rise Silk Soft Still Sunday Tonic Velvet Veil Whisper`.split(/\s+/);

/** Collection names, which distinguish products whose names would be equal. */
const styleNames: Record<Department, readonly string[]> = {
  Womens: WOMENS,
  Mens: [...MENS, ...suitNames],
  Kids: playNames.concat('Biscuit', 'Bunny', 'Comet', 'Dandelion', 'Minnow', 'Pip', 'Skip', 'Sprout', 'Twig'),
  Beauty: BEAUTY,
  Home: places,
  Gifts: places,
};

export const LONGEST_NAME = 70;

/** Possible names, the shortest first: "Floral Puff Sleeve Belted Midi Dress", then with more traits or a collection name. */
export function* nameProduct(draft: Draft, random: RandomSource): Generator<string> {
  const surface = surfaceWord(draft, random);
  const modifiers = modifiersOf(draft, random);
  const plain = joinName(draft, surface, modifiers, draft.prefix);
  yield plain;
  const unsaid = draft.line.traits.flatMap((trait) => {
    const word = trait.named > 0 ? draft.traits.get(trait.key)?.word : null;
    return word && word !== 'Plain' && !modifiers.includes(word) ? [word] : [];
  });
  for (const word of unsaid) yield joinName(draft, surface, [...modifiers, word], draft.prefix);
  for (const style of stylesFrom(draft.line.department, draft.turn)) {
    if (plain.includes(style)) continue;
    yield joinName(draft, surface, modifiers, draft.prefix ? `${style} ${draft.prefix}` : style);
  }
}

/** Fit and range, print or cloth, modifiers, noun; as many modifiers as fit into the length. */
function joinName(draft: Draft, surface: string | null, modifiers: string[], prefix: string | null): string {
  for (let count = modifiers.length; count >= 0; count -= 1) {
    const own = [surface, ...modifiers.slice(0, count)].filter((phrase) => phrase !== null);
    const fixed = [bodyFitWord(draft), prefix].filter((phrase) => phrase !== null);
    const name = [...fixed, ...dropRepeats(own, [...fixed, draft.noun]), draft.noun].join(' ');
    if (name.length <= LONGEST_NAME) return name;
  }
  return draft.noun;
}

/** All collection names of a department; the turn decides which comes first. */
function* stylesFrom(department: Department, turn: number): Generator<string> {
  const names = styleNames[department];
  for (let step = 0; step < names.length; step += 1) yield names[(turn * 7 + step) % names.length]!;
}

export function slugOf(name: string, key: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words}-${key.toLowerCase()}`;
}

function bodyFitWord(draft: Draft): string | null {
  return draft.bodyFit === 'Regular' || draft.bodyFit === null ? null : draft.bodyFit.replace(' Size', '');
}

function surfaceWord(draft: Draft, random: RandomSource): string | null {
  if (draft.line.saysCloth) return null;
  const prints = wordsOf(draft.look);
  if (prints.length === 0) return draft.cloth?.word ?? null;
  const print = random.pick(prints);
  const isPrecious = draft.cloth !== null && draft.cloth.factor >= 1.4;
  return isPrecious && draft.cloth?.word ? `${print} ${draft.cloth.word}` : print;
}

function modifiersOf(draft: Draft, random: RandomSource): string[] {
  const words: string[] = [];
  for (const trait of draft.line.traits) {
    const word = draft.traits.get(trait.key)?.word;
    if (word && word !== 'Plain' && random.chance(trait.named)) words.push(word);
  }
  if (words.length === 0 && isBare(draft)) words.push(...firstWord(draft));
  return words.slice(0, mostModifiers(draft));
}

function mostModifiers(draft: Draft): number {
  if (!draft.prefix) return 3;
  return draft.line.productType === 'clothing' ? 2 : 1;
}

/** The name would have neither print nor cloth nor range. */
function isBare(draft: Draft): boolean {
  const hasSurface = wordsOf(draft.look).length > 0 || Boolean(draft.cloth?.word);
  return !draft.prefix && (draft.line.saysCloth || !hasSurface);
}

function firstWord(draft: Draft): string[] {
  const named = draft.line.traits.filter((trait) => trait.named > 0);
  const words = named
    .map((trait) => draft.traits.get(trait.key)?.word)
    .filter((word) => word && word !== 'Plain');
  return words.slice(0, 1) as string[];
}

/** Of phrases that repeat a word ("Long Sleeve Frill Sleeve Top") the one nearest to the noun stays. */
function dropRepeats(phrases: string[], fixed: string[]): string[] {
  const used = new Set(fixed.flatMap(stems));
  const distinct: string[] = [];
  for (const phrase of phrases.toReversed()) {
    const own = stems(phrase);
    if (own.some((stem) => used.has(stem))) continue;
    for (const stem of own) used.add(stem);
    distinct.unshift(phrase);
  }
  return distinct;
}

function stems(phrase: string): string[] {
  return phrase.split(' ').map((word) => word.toLowerCase().replace(/(ed|s)$/, ''));
}
