import type { ProductType } from '../../../../commerce/catalogue/product.ts';
import type { FabricId } from '../../pictures/fabrics.ts';
import type { Range } from '../brand-profile.ts';
import type { CareKind } from '../care.ts';
import type { ClothFamily } from '../cloth-families.ts';
import type { ColourStory } from '../colour-stories.ts';
import type { SizeRun } from '../sizes.ts';

export type Department = 'Womens' | 'Mens' | 'Kids' | 'Beauty' | 'Home' | 'Gifts';

/** A filter value and its words in names and descriptions. */
export interface Option {
  value: string;
  weight: number;
  /** The word in a product name; null for none. */
  word: string | null;
  /** The words in a description: "a V neck". */
  say: string | null;
  /** Needs one of these: looks, cloths, `colour:` with the first colour, or earlier choices; empty for no condition. */
  needs: string[];
  /** Looks, cloths or earlier choices that exclude it. */
  shuns: string[];
}

export interface Trait {
  /** A filter key; `ai:` is short for `aiattributes.`; `say:` is no filter, for names and descriptions only. */
  key: string;
  options: Option[];
  /** Probability that the name has it. */
  named: number;
}

export interface Written {
  value: (key: string) => string | null;
  look: FabricId;
  material: string | null;
  brandSlug: string;
}

/** One kind of product, from which many products are generated. */
export interface Line {
  id: string;
  archetype: string;
  department: Department;
  gender: string | null;
  productType: ProductType;
  /** Its share of the catalogue. */
  weight: number;
  ranges: Range[];
  /** Last words of a name; one is chosen. */
  nouns: Option[];
  /** First words of a name, for products named after a range. */
  prefixes: string[];
  categoryTaxonomy: string;
  /** The value of the Style filter. */
  style: (written: Written) => string;
  /** Category slugs; the first is the primary one. */
  leaves: (written: Written) => string[];
  family: ClothFamily | null;
  /** Weighted looks of the picture. */
  looks: { look: FabricId; weight: number }[];
  colours: ColourStory;
  colourCount: [number, number];
  sizes: SizeRun[];
  /** Pounds at the own brand in ordinary cloth. */
  price: [number, number];
  occasions: { slug: string; weight: number }[];
  season: 'summer' | 'winter' | 'all';
  traits: Trait[];
  openers: string[];
  /** Sentences about use and care, for the description. */
  tips: string[];
  /** Composition and care of products that are not made of cloth. */
  solid: { fabrication: string; care: CareKind } | null;
  ingredients: string | null;
  logisticClass: string;
  voxeloId: string | null;
  returns: 'standard' | 'hygiene' | 'furniture' | 'final';
  /** Lines of one set match: same brand, cloth and colours. */
  set: string | null;
  /** Has petite, tall and plus sizes. */
  bodyFits: boolean;
  maternity: boolean;
  /** The noun implies the cloth, so names leave it out ("denim jeans"). */
  saysCloth: boolean;
}

export type LineInput = Pick<Line, 'id' | 'archetype' | 'department' | 'weight' | 'price' | 'openers'> & {
  ranges: Range | Range[];
  nouns: string | string[];
  taxonomy: string;
  style?: string | Line['style'];
  leaves: string | string[] | Line['leaves'];
  looks: string;
  sizes: SizeRun | SizeRun[];
  colours: ColourStory;
  traits: Trait[];
  occasions?: string;
  prefixes?: string[];
} & Partial<
    Pick<
      Line,
      | 'gender'
      | 'tips'
      | 'productType'
      | 'family'
      | 'colourCount'
      | 'season'
      | 'solid'
      | 'ingredients'
      | 'logisticClass'
      | 'voxeloId'
      | 'returns'
      | 'set'
      | 'bodyFits'
      | 'maternity'
      | 'saysCloth'
    >
  >;

const GENDERS: Record<Department, string | null> = {
  Womens: 'Women',
  Mens: 'Men',
  Kids: 'Unisex Kids',
  Beauty: null,
  Home: null,
  Gifts: null,
};

const TYPES: Record<Department, ProductType> = {
  Womens: 'clothing',
  Mens: 'clothing',
  Kids: 'clothing',
  Beauty: 'beauty',
  Home: 'home',
  Gifts: 'gift',
};

export function line(input: LineInput): Line {
  const { style, leaves, taxonomy, ...rest } = input;
  const nouns = list(input.nouns).map((noun) => readOption(noun, input.id));
  return {
    gender: GENDERS[input.department],
    productType: TYPES[input.department],
    family: null,
    colourCount: [1, 4],
    season: 'all',
    solid: null,
    ingredients: null,
    logisticClass: 'standard',
    voxeloId: null,
    returns: 'standard',
    set: null,
    bodyFits: false,
    maternity: false,
    saysCloth: false,
    prefixes: [],
    tips: [],
    ...rest,
    nouns,
    ranges: list(input.ranges),
    sizes: list(input.sizes),
    looks: weights(input.looks).map(([look, weight]) => ({ look: look as FabricId, weight })),
    occasions: weights(input.occasions ?? '').map(([slug, weight]) => ({ slug, weight })),
    categoryTaxonomy: taxonomy,
    style: typeof style === 'function' ? style : () => style ?? taxonomy,
    leaves: typeof leaves === 'function' ? leaves : () => list(leaves),
  };
}

/**
 * `Value = Word: words in a description @needs !excludes *weight`, options separated by semicolons; only the value is
 * required. The word `-` means none in names; needed and excluded values are separated by commas.
 */
export function trait(key: string, options: string, named = 0): Trait {
  return {
    key: key.replace(/^ai:/, 'aiattributes.'),
    named,
    options: options.split(';').map((text) => readOption(text.trim(), key)),
  };
}

const OPTION = /^([^=:@!*]+)(?:=([^:@!*]+))?(?::([^@!*]+))?(?:@([^!*]+))?(?:!([^*]+))?(?:\*\s*([\d.]+))?$/;

function readOption(text: string, key: string): Option {
  const match = OPTION.exec(text);
  if (!match) throw new Error(`Cannot read the option "${text}" of ${key}`);
  const [value, word, say, needs, shuns, weight] = match.slice(1).map((part) => part?.trim());
  return {
    value: value!,
    word: word === '-' ? null : (word ?? value!),
    say: say ?? null,
    needs: needs?.split(',') ?? [],
    shuns: shuns?.split(',') ?? [],
    weight: Number(weight ?? 1),
  };
}

/** Whether earlier choices allow an option. */
export function allows(decided: ReadonlySet<string>, option: Pick<Option, 'needs' | 'shuns'>): boolean {
  const isMet = option.needs.length === 0 || option.needs.some((need) => decided.has(need));
  return isMet && !option.shuns.some((shun) => decided.has(shun));
}

function list<T>(value: T | T[]): T[] {
  return Array.isArray(value) ? value : [value];
}

/** `plain*5 satin` → `[['plain', 5], ['satin', 1]]`. */
function weights(text: string): [string, number][] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const [name, weight] = part.split('*');
      return [name!, Number(weight ?? 1)];
    });
}
