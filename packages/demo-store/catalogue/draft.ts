import { archetypeById } from '../pictures/archetypes.ts';
import type { FabricId } from '../pictures/fabrics.ts';
import { colourBySlug } from '../pictures/palette.ts';
import type { BrandProfile } from './brand-profile.ts';
import { brands } from './brands.ts';
import { type ClothFamily, clothsFor } from './cloth-families.ts';
import { type Cloth, type ClothId, cloths } from './cloths.ts';
import { storyFor } from './colour-stories.ts';
import { allows, type Line, type Option, type Written } from './lines/line.ts';
import { type Random, randomFrom } from './random.ts';
import { type SizeRun, sizeRuns } from './sizes.ts';

export interface DraftColour {
  /** The address value. */
  colour: string;
  label: string;
  facet: string;
  /** The palette slug that paints its pictures. */
  paint: string;
}

export type BodyFit = 'Regular' | 'Petite' | 'Tall' | 'Plus Size' | 'Maternity';

/** Everything a buyer decides about a product before anyone writes or prices it. */
export interface Draft {
  line: Line;
  turn: number;
  brand: BrandProfile;
  look: FabricId;
  cloth: Cloth | null;
  colours: DraftColour[];
  traits: Map<string, Option>;
  noun: string;
  prefix: string | null;
  sizeRun: SizeRun;
  sizes: number[];
  bodyFit: BodyFit | null;
  occasions: string[];
  /** 1 is ordinary; a best seller has ten and more. */
  popularity: number;
  daysOld: number;
  random: Random;
}

/** Pieces of one set share brand, cloth and colours, so a jacket finds its trousers by turn alone. */
export function brandAt(seed: number, line: Line, turn: number): BrandProfile {
  return randomFrom(seed, line.set ?? line.id, turn, 'brand').weighted(sharesOf(line), ({ share }) => share)
    .brand;
}

const shares = new WeakMap<Line, { brand: BrandProfile; share: number }[]>();

/** The brands that sell a line; worked out once, because every product asks. */
function sharesOf(line: Line): { brand: BrandProfile; share: number }[] {
  const known = shares.get(line);
  if (known) return known;
  const worked = brands
    .map((brand) => ({ brand, share: Math.max(...line.ranges.map((range) => brand.ranges[range] ?? 0)) }))
    .filter(({ share }) => share > 0);
  shares.set(line, worked);
  return worked;
}

export const isSoldBy = (line: Line, brandSlug: string): boolean =>
  sharesOf(line).some(({ brand }) => brand.slug === brandSlug);

export function draftProduct(seed: number, line: Line, turn: number, dayOfYear: number): Draft {
  const brand = brandAt(seed, line, turn);
  const matched = randomFrom(seed, line.set ?? line.id, turn, 'look');
  const random = randomFrom(seed, line.id, turn);
  const look = chooseLook(line, matched);
  const clothId = line.family ? chooseCloth(line.family, look, brand, matched) : null;
  const colours = chooseColours(line, look, matched);
  const decided = new Set<string>([look, ...(clothId ? [clothId] : [])]);
  for (const { colour } of colours.slice(0, 1)) decided.add(`colour:${colour}`);
  const prefix = line.prefixes.length > 0 ? matched.pick(line.prefixes) : null;
  const bodyFit = line.bodyFits ? chooseBodyFit(line, random) : null;
  const sizeRun = chooseSizeRun(line, bodyFit, random);
  return {
    line,
    turn,
    brand,
    look,
    cloth: clothId && cloths[clothId],
    colours,
    traits: chooseTraits(line, decided, (key) => (line.set ? randomFrom(seed, line.set, turn, key) : random)),
    noun: random.pick(line.nouns.filter((noun) => allows(decided, noun))).value,
    prefix,
    sizeRun,
    sizes: chooseSizes(sizeRun, random),
    bodyFit,
    occasions: chooseOccasions(line, random),
    popularity: Math.exp((random.next() + random.next() + random.next() + random.next() - 2) * 1.9),
    daysOld: chooseAge(line, random, dayOfYear),
    random,
  };
}

export function written(draft: Draft): Written {
  return {
    value: (key) => draft.traits.get(key)?.value ?? null,
    look: draft.look,
    material: draft.cloth?.label ?? null,
    brandSlug: draft.brand.slug,
  };
}

export function draftColour(slug: string): DraftColour {
  const colour = colourBySlug.get(slug);
  if (!colour) throw new Error(`The palette has no colour "${slug}"`);
  return { colour: slug, label: colour.label, facet: colour.family, paint: slug };
}

/** Cashmere, silk and hide are beyond a brand that sells on price. */
const PRECIOUS = 1.85;
const PRECIOUS_FROM_LEVEL = 0.8;

function chooseCloth(family: ClothFamily, look: FabricId, brand: BrandProfile, random: Random): ClothId {
  const all = clothsFor(family, look);
  const affordable = all.filter((id) => cloths[id].factor < PRECIOUS);
  return random.pick(brand.level < PRECIOUS_FROM_LEVEL && affordable.length > 0 ? affordable : all);
}

/** Each choice is known to the next, so that a halter neck never gets long sleeves; a set agrees on its fit. */
function chooseTraits(
  line: Line,
  decided: Set<string>,
  randomOf: (key: string) => Random,
): Map<string, Option> {
  const traits = new Map<string, Option>();
  for (const trait of line.traits) {
    const open = trait.options.filter((option) => allows(decided, option));
    if (open.length === 0) continue;
    const option = randomOf(trait.key).weighted(open, ({ weight }) => weight);
    decided.add(option.value);
    traits.set(trait.key, option);
  }
  return traits;
}

function chooseLook(line: Line, random: Random): FabricId {
  const allowed = archetypeById.get(line.archetype)?.fabrics ?? [];
  const drawable = line.looks.filter(({ look }) => allowed.includes(look));
  return drawable.length > 0 ? random.weighted(drawable, (entry) => entry.weight).look : allowed[0]!;
}

function chooseColours(line: Line, look: FabricId, random: Random): DraftColour[] {
  let pool = storyFor(line.colours, look);
  const wanted = Math.min(random.int(...line.colourCount), random.int(...line.colourCount));
  const chosen: DraftColour[] = [];
  while (chosen.length < wanted && pool.length > 0) {
    const { slug } = random.weighted(pool, (entry) => entry.weight);
    pool = pool.filter((entry) => entry.slug !== slug);
    chosen.push(draftColour(slug));
  }
  return chosen;
}

function chooseBodyFit(line: Line, random: Random): BodyFit {
  const fits: [BodyFit, number][] = [
    ['Regular', 78],
    ['Petite', 8],
    ['Plus Size', 7],
    ['Tall', 4],
    ['Maternity', line.maternity ? 5 : 0],
  ];
  return random.weighted(fits, ([, weight]) => weight)[0];
}

function chooseSizeRun(line: Line, bodyFit: BodyFit | null, random: Random): SizeRun {
  const run = random.pick(line.sizes);
  if (!run.startsWith('dress')) return run;
  if (bodyFit === 'Petite') return 'dress-petite';
  if (bodyFit === 'Plus Size') return 'dress-plus';
  return run;
}

const WHOLE_RUNS: SizeRun[] = [
  'bedding',
  'fragrance',
  'sofas',
  'tables',
  'towels',
  'one-size',
  'none',
  'ages',
];
/** Sizes of two measures lie group by group: every length of a waist, every cup of a band. */
const GROUPS: Partial<Record<SizeRun, { of: number; groups: number; within: number }>> = {
  jeans: { of: 3, groups: 5, within: 3 },
  waist: { of: 3, groups: 5, within: 3 },
  chest: { of: 3, groups: 5, within: 3 },
  'bands-and-cups': { of: 7, groups: 4, within: 4 },
};

/** Shops rarely buy a whole run: the ends drop off first. */
function chooseSizes(run: SizeRun, random: Random): number[] {
  const all = sizeRuns[run].map((_, position) => position);
  if (WHOLE_RUNS.includes(run) || all.length <= 3) return all;
  const group = GROUPS[run];
  if (!group) return all.slice(random.chance(0.35) ? 1 : 0, all.length - (random.chance(0.35) ? 1 : 0));
  const firstGroup = random.int(0, all.length / group.of - group.groups);
  const firstWithin = random.int(0, group.of - group.within);
  return all.filter((position) => {
    const row = Math.floor(position / group.of) - firstGroup;
    const column = (position % group.of) - firstWithin;
    return row >= 0 && row < group.groups && column >= 0 && column < group.within;
  });
}

function chooseOccasions(line: Line, random: Random): string[] {
  if (line.occasions.length === 0 || random.chance(0.15)) return [];
  const first = random.weighted(line.occasions, (entry) => entry.weight).slug;
  const second = random.chance(0.3) ? random.weighted(line.occasions, (entry) => entry.weight).slug : first;
  return [...new Set([first, second])];
}

const SUMMER_DAYS = [60, 200] as const;
const WINTER_DAYS = [220, 350] as const;

/** Summer things were published in spring, winter things from August on; something new arrives every week. */
function chooseAge(line: Line, random: Random, dayOfYear: number): number {
  let age = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    age = random.chance(0.16) ? random.int(0, 29) : Math.floor(30 + 640 * random.next() ** 1.6);
    const day = (((dayOfYear - age) % 365) + 365) % 365;
    const [from, to] = line.season === 'summer' ? SUMMER_DAYS : WINTER_DAYS;
    if (line.season === 'all' || (day >= from && day <= to)) return age;
  }
  return age;
}
