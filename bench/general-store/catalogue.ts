import { RandomSource } from '@selvedge/search-index/bench/random.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { DEPARTMENTS, type Kind } from './words.ts';

/** What a product really is, whatever its texts say. Judgements are made from this and never from the texts. */
export interface Truth {
  department: string;
  group: string;
  kind: Kind;
  /** Numbers of its traits and uses. */
  traits: ReadonlySet<number>;
  uses: ReadonlySet<number>;
  brand: string;
  colour: string | null;
  /** Made for the kind, but something else: a cover for a sofa is no sofa. */
  isAccessory: boolean;
}

export interface StoreProduct {
  truth: Truth;
  document: SearchDocument;
}

const COLOURS = ['Black', 'White', 'Grey', 'Blue', 'Green', 'Red', 'Pink', 'Brown', 'Yellow', 'Cream'];
const STRANGE_KEYS = ['spec_feature', 'Technical Data', 'x_props', 'Ausführung', 'attr 7'];
const ACCESSORIES = ['cover', 'case', 'stand', 'cleaning kit', 'spare part', 'storage bag', 'gift set'];
const FILLER = [
  'Free returns within 30 days.',
  'Designed in Britain and made to last.',
  'Please read the instructions before first use.',
  'Our customers love it, and so will you.',
  'Packaging is fully recyclable.',
  'A thoughtful present for any occasion.',
  'Two year guarantee included.',
  'Easy to store, easy to clean and a pleasure to look at.',
  'Winner of a reader award.',
  'Measurements are approximate and may vary.',
];

/** A general store with titles of very different quality, rich descriptions, odd attributes and misspelt brands. */
export function makeGeneralStore(count: number, seed = 5): StoreProduct[] {
  const random = new RandomSource(seed);
  const kinds = DEPARTMENTS.flatMap((department) =>
    department.groups.flatMap((group) => group.kinds.map((kind) => ({ department, group, kind }))),
  );
  const brandsOf = new Map(
    DEPARTMENTS.map(({ name }) => [name, Array.from({ length: 14 }, () => capitalise(random.word()))]),
  );
  const ownCategory = new Set(kinds.filter(() => random.chance(0.6)).map(({ kind }) => kind));
  return Array.from({ length: count }, (_, index) => {
    const { department, group, kind } = random.pick(kinds);
    const truth: Truth = {
      department: department.name,
      group: group.name,
      kind,
      traits: someOf(kind.traits.length, 1 + random.whole(3), random),
      uses: someOf(kind.uses.length, random.whole(2) + (random.chance(0.5) ? 1 : 0), random),
      brand: random.skewed(brandsOf.get(department.name) ?? []),
      colour: random.chance(0.4) ? random.skewed(COLOURS) : null,
      isAccessory: random.chance(0.12),
    };
    const other = random.pick(random.chance(0.5) ? kinds : groupMates(kinds, group)).kind;
    const document = describeProduct(index, truth, other, ownCategory.has(kind), random);
    return { truth, document };
  });
}

function describeProduct(
  index: number,
  truth: Truth,
  other: Kind,
  hasCategory: boolean,
  random: RandomSource,
): SearchDocument {
  const { kind, department, group, colour } = truth;
  const product = random.chance(0.65) ? kind.names[0] : random.pick([...kind.names]);
  const noun = truth.isAccessory ? `${product} ${random.pick(ACCESSORIES)}` : product;
  const traits = [...truth.traits].map((number) => kind.traits[number]?.[0] ?? '');
  const uses = [...truth.uses].map((number) => kind.uses[number] ?? '');
  const brand = random.chance(0.05) ? misspell(truth.brand, random) : truth.brand;
  const model = `${capitalise(random.word()).slice(0, 2).toUpperCase()}${100 + random.whole(900)}`;
  const [first = '', ...rest] = traits;
  const titles: readonly [number, string][] = [
    [0.3, `${brand} ${first} ${noun}`],
    [0.2, `${noun} - ${traits.join(', ')} ${uses[0] ? `for ${uses[0]}` : ''} ${colour ?? ''} ${brand}`],
    [0.15, `${brand} ${model} ${noun}`],
    [0.15, `${brand} ${capitalise(random.word())} ${model}`],
    [0.2, `${first} ${noun}${colour ? ` in ${colour}` : ''}`],
  ];
  const title = byShare(titles, random);
  const told = random.chance(0.5) ? rest : traits;
  const sentences = [
    random.chance(0.6)
      ? `This ${truth.isAccessory ? noun : random.pick([...kind.names])} is ${list(traits)}.`
      : `You will love the ${truth.brand} ${model}.`,
    ...told.map((trait) => {
      const named = kind.traits.find(([name]) => name === trait) ?? [trait];
      return `${capitalise(random.pick([...named]))} as you would expect from ${truth.brand}.`;
    }),
    ...uses.map((use) => `Ideal for ${use}.`),
    ...(random.chance(0.5)
      ? [`Goes well with our ${random.pick([...other.traits])[0]} ${other.names[0]} range.`]
      : []),
    ...(random.chance(0.3) ? [`Not suitable for ${random.pick([...kind.uses])}.`] : []),
    ...(random.chance(0.3) ? [`Also sold in ${random.pick(COLOURS).toLowerCase()}.`] : []),
    ...Array.from({ length: 2 + random.whole(3) }, () => random.pick(FILLER)),
  ];
  const isTold = random.chance(0.8);
  const names = [...(hasCategory ? [`${capitalise(kind.names[0] ?? '')}s`] : []), group, department];
  const facets: Record<string, string[]> = { brand: [brand], weight_g: [String(100 + random.whole(9000))] };
  if (random.chance(0.35)) facets[random.pick(STRANGE_KEYS)] = traits.map(capitalise);
  if (colour !== null) facets.colourFacets = [colour];
  const price = Math.round(Math.exp(5.5 + 4 * random.next()));
  return {
    id: `g${index}`,
    productKey: `${department.slice(0, 3).toUpperCase()}${String(index).padStart(5, '0')}`,
    title: title.replace(/\s+/g, ' ').trim(),
    brand,
    description: isTold ? sentences.join(' ') : '',
    categorySlugs: names.map((name) => name.toLowerCase().replaceAll(' ', '-')),
    categoryNames: names,
    facets,
    price,
    wasPrice: price,
    discountPercentage: 0,
    averageRating: Math.round((3 + 2 * random.next()) * 10) / 10,
    totalReviewCount: random.whole(200),
    totalRevenueAmount: Math.round(1e7 * random.next() ** 3),
    publishedAtTimestamp: 1_700_000_000 + random.whole(60_000_000),
    isOnStock: random.chance(0.95),
    fascias: [],
  };
}

/** One of the entries, each as often as its share says. */
export function byShare<T>(entries: readonly (readonly [number, T])[], random: RandomSource): T {
  let left = random.next();
  for (const [share, entry] of entries) {
    left -= share;
    if (left < 0) return entry;
  }
  return random.pick(entries)[1];
}

function groupMates<T extends { group: unknown }>(kinds: readonly T[], group: unknown): T[] {
  return kinds.filter((candidate) => candidate.group === group);
}

function someOf(size: number, wanted: number, random: RandomSource): Set<number> {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(size, wanted)) chosen.add(random.whole(size));
  return chosen;
}

/** Two neighbouring letters change places. */
function misspell(word: string, random: RandomSource): string {
  const at = 1 + random.whole(Math.max(1, word.length - 2));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

const capitalise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const list = (words: readonly string[]) => words.join(' and ');
