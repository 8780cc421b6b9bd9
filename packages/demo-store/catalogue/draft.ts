import { archetypeById } from '../pictures/archetypes.ts';
import type { FabricId } from '../pictures/fabrics.ts';
import { colourBySlug } from '../pictures/palette.ts';
import type { BrandProfile } from './brand-profile.ts';
import { brands } from './brands.ts';
import { type ClothFamily, clothsFor } from './cloth-families.ts';
import { type Cloth, type ClothId, cloths } from './cloths.ts';
import { storyFor } from './colour-stories.ts';
import { allows, type Line, type Option, type Written } from './lines/line.ts';
import { type RandomSource, randomFrom } from './random.ts';
import { type SizeRun, sizeRuns } from './sizes.ts';

export interface DraftColour {
  /** The value in addresses. */
  colour: string;
  label: string;
  facet: string;
  /** The slug of the picture palette. */
  paint: string;
}

export type BodyFit = 'Regular' | 'Petite' | 'Tall' | 'Plus Size' | 'Maternity';

/** What is chosen for a product before its texts and prices. */
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
  /** 1 is average; a best seller has ten or more. */
  popularity: number;
  daysOld: number;
  random: RandomSource;
}

/** Products of one set share brand, cloth and colours, so a jacket and its trousers have the same turn. */
export function brandAt(seed: number, line: Line, turn: number): BrandProfile {
  return randomFrom(seed, line.set ?? line.id, turn, 'brand').weighted(sharesOf(line), ({ share }) => share)
    .brand;
}

const shares = new WeakMap<Line, { brand: BrandProfile; share: number }[]>();

/** The brands that sell a line, computed once for all products. */
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

/** Low-price brands sell no cashmere, silk or leather. */
const PRECIOUS = 1.85;
const PRECIOUS_FROM_LEVEL = 0.8;

function chooseCloth(
  family: ClothFamily,
  look: FabricId,
  brand: BrandProfile,
  random: RandomSource,
): ClothId {
  const all = clothsFor(family, look);
  const affordable = all.filter((id) => cloths[id].factor < PRECIOUS);
  return random.pick(brand.level < PRECIOUS_FROM_LEVEL && affordable.length > 0 ? affordable : all);
}

/** A later choice depends on earlier ones: no long sleeves with a halter neck. Products of a set share their fit. */
function chooseTraits(
  line: Line,
  decided: Set<string>,
  randomOf: (key: string) => RandomSource,
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

function chooseLook(line: Line, random: RandomSource): FabricId {
  const allowed = archetypeById.get(line.archetype)?.fabrics ?? [];
  const drawable = line.looks.filter(({ look }) => allowed.includes(look));
  return drawable.length > 0 ? random.weighted(drawable, (entry) => entry.weight).look : allowed[0]!;
}

function chooseColours(line: Line, look: FabricId, random: RandomSource): DraftColour[] {
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

function chooseBodyFit(line: Line, random: RandomSource): BodyFit {
  const fits: [BodyFit, number][] = [
    ['Regular', 78],
    ['Petite', 8],
    ['Plus Size', 7],
    ['Tall', 4],
    ['Maternity', line.maternity ? 5 : 0],
  ];
  return random.weighted(fits, ([, weight]) => weight)[0];
}

function chooseSizeRun(line: Line, bodyFit: BodyFit | null, random: RandomSource): SizeRun {
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
/** Sizes with two measures are grouped: all lengths of a waist, all cups of a band. */
const GROUPS: Partial<Record<SizeRun, { of: number; groups: number; within: number }>> = {
  jeans: { of: 3, groups: 5, within: 3 },
  waist: { of: 3, groups: 5, within: 3 },
  chest: { of: 3, groups: 5, within: 3 },
  'bands-and-cups': { of: 7, groups: 4, within: 4 },
};

/** Most products lack some sizes at the ends of the run. */
function chooseSizes(run: SizeRun, random: RandomSource): number[] {
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

function chooseOccasions(line: Line, random: RandomSource): string[] {
  if (line.occasions.length === 0 || random.chance(0.15)) return [];
  const first = random.weighted(line.occasions, (entry) => entry.weight).slug;
  const second = random.chance(0.3) ? random.weighted(line.occasions, (entry) => entry.weight).slug : first;
  return [...new Set([first, second])];
}

const SUMMER_DAYS = [60, 200] as const;
const WINTER_DAYS = [220, 350] as const;

/** Summer products are published in spring, winter ones from August; some of any line are new each week. */
function chooseAge(line: Line, random: RandomSource, dayOfYear: number): number {
  let age = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    age = random.chance(0.16) ? random.int(0, 29) : Math.floor(30 + 640 * random.next() ** 1.6);
    const day = (((dayOfYear - age) % 365) + 365) % 365;
    const [from, to] = line.season === 'summer' ? SUMMER_DAYS : WINTER_DAYS;
    if (line.season === 'all' || (day >= from && day <= to)) return age;
  }
  return age;
}
