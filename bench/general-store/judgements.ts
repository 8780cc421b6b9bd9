import { RandomSource } from '@selvedge/search-index/bench/random.ts';
import { byShare, type StoreProduct, type Truth } from './catalogue.ts';
import { DEPARTMENTS, type Kind } from './words.ts';

/** A query, and what a product must be to answer it. */
export interface StoreQuery {
  text: string;
  /** The same with one typo. */
  misspelt: string;
  /** Whether weights may be chosen by looking at this query. */
  isForTuning: boolean;
  shape: string;
  wants: Wants;
}

interface Wants {
  kind: Kind;
  group: string;
  traits: readonly number[];
  use: number | null;
  brand: string | null;
  colour: string | null;
}

/** How often people ask in which way, and what they name beside the product. */
const SHAPES = [
  { share: 0.12, name: 'noun', traits: 0 },
  { share: 0.26, name: 'trait', traits: 1 },
  { share: 0.16, name: 'two traits', traits: 2 },
  { share: 0.14, name: 'use', traits: 0, use: true },
  { share: 0.14, name: 'brand', traits: 0, brand: true },
  { share: 0.06, name: 'colour', traits: 0, colour: true },
  { share: 0.12, name: 'trait and use', traits: 1, use: true },
] as const;

/** Queries about every other department are never looked at while weights are chosen. */
const TUNING_DEPARTMENTS = new Set(DEPARTMENTS.filter((_, i) => i % 2 === 0).map(({ name }) => name));

/** Queries that some product answers fully, in the words of shoppers. */
export function makeStoreQueries(products: readonly StoreProduct[], count: number, seed = 23): StoreQuery[] {
  const random = new RandomSource(seed);
  const queries = new Map<string, StoreQuery>();
  while (queries.size < count) {
    const { truth } = random.pick([...products]);
    if (truth.isAccessory) continue;
    const shape = byShare(
      SHAPES.map((candidate) => [candidate.share, candidate]),
      random,
    );
    const wants: Wants = {
      kind: truth.kind,
      group: truth.group,
      traits: [...truth.traits].slice(0, shape.traits),
      use: 'use' in shape ? ([...truth.uses][0] ?? null) : null,
      brand: 'brand' in shape ? truth.brand : null,
      colour: 'colour' in shape ? truth.colour : null,
    };
    const isWhole =
      wants.traits.length === shape.traits &&
      (!('use' in shape) || wants.use !== null) &&
      (!('colour' in shape) || wants.colour !== null);
    if (!isWhole) continue;
    const text = phrase(wants, random);
    queries.set(text, {
      text,
      misspelt: addTypo(text, random),
      isForTuning: TUNING_DEPARTMENTS.has(truth.department),
      shape: shape.name,
      wants,
    });
  }
  return [...queries.values()];
}

function phrase({ kind, traits, use, brand, colour }: Wants, random: RandomSource): string {
  const noun = random.chance(0.6) ? (kind.names[0] ?? '') : random.pick([...kind.names]);
  const named = traits.map((trait) => random.pick([...(kind.traits[trait] ?? [])]));
  const plural = random.chance(0.3) && !noun.endsWith('s') ? `${noun}s` : noun;
  const purpose = use === null ? [] : [random.chance(0.7) ? 'for' : '', kind.uses[use] ?? ''];
  return [brand?.toLowerCase(), colour?.toLowerCase(), ...named, plural, ...purpose]
    .filter(Boolean)
    .join(' ');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One letter of one longer word is left out, doubled, replaced or swapped with its neighbour. */
export function addTypo(text: string, random: RandomSource): string {
  const words = text.split(' ');
  const long = words.flatMap((word, i) => (word.length >= 4 ? [i] : []));
  if (long.length === 0) return text;
  const chosen = random.pick(long);
  const word = words[chosen] ?? '';
  const at = random.whole(word.length - 1);
  const wrong = random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at + 1) + word.slice(at),
    word.slice(0, at) + LETTERS[random.whole(LETTERS.length)] + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]);
  return words.map((own, i) => (i === chosen ? wrong : own)).join(' ');
}

/** 3: the product with everything. 2: with half of it. 1: the product, or a neighbour of it with everything. 0: another. */
export function gradeProduct({ wants }: StoreQuery, truth: Truth): number {
  if (truth.isAccessory) return 0;
  const met = [
    ...wants.traits.map((trait) => truth.traits.has(trait)),
    ...(wants.use === null ? [] : [truth.uses.has(wants.use)]),
    ...(wants.brand === null ? [] : [truth.brand === wants.brand]),
    ...(wants.colour === null ? [] : [truth.colour === wants.colour]),
  ];
  const share = met.length === 0 ? 1 : met.filter(Boolean).length / met.length;
  if (truth.kind === wants.kind) return share === 1 ? 3 : share >= 0.5 ? 2 : 1;
  const isSameBrand = wants.brand !== null && truth.brand === wants.brand;
  return truth.group === wants.group && isSameBrand ? 1 : 0;
}
