import type { Product, RelatedKind } from '../../../../commerce/catalogue/product.ts';
import type { FabricId } from '../../pictures/fabrics.ts';
import { brandBySlug } from '../brands.ts';
import { type ClothId, cloths } from '../cloths.ts';
import type { Decisions } from '../decisions.ts';
import { type BodyFit, type Draft, type DraftColour, draftColour, draftProduct } from '../draft.ts';
import { lineById } from '../lines/all.ts';
import type { Line, Option } from '../lines/line.ts';
import { slugOf } from '../name-product.ts';
import { noRelated } from '../related.ts';
import { type SizeRun, sizeRuns } from '../sizes.ts';
import { writeProduct } from '../write-product.ts';

/** A product that shows one case. Its key, name and address never change; nothing about it is random. */
export interface Special {
  /** Its name in the list of examples. */
  id: string;
  shows: string;
  key: string;
  line: string;
  brand: string;
  name: string;
  look?: FabricId;
  cloth?: ClothId;
  colours: string[];
  /** Colours with names of their own, such as shades of foundation. */
  shades?: DraftColour[];
  sizeRun?: SizeRun;
  sizes?: string[];
  bodyFit?: BodyFit;
  occasions?: string[];
  traits?: Record<string, string>;
  daysOld?: number;
  popularity?: number;
  decisions?: Omit<Decisions, 'name'>;
  related?: Partial<Record<RelatedKind, string[]>>;
  /** Changes the finished product where the generator cannot give the case. */
  finish?: (product: Product) => Product;
}

const SEED = 1;
/** Above any catalogue size, so that barcodes are unique. */
const FIRST_PLACE = 90_000_000;
const MID_YEAR = 180;

/** In stock and at full price, unless the example sets something else. */
const CALM: Decisions = {
  sale: null,
  stockLevel: 'plenty',
  preorderDays: null,
  isSubscribable: false,
  customisationGroup: null,
  gift: null,
  isExcluded: false,
};

export function makeSpecial(special: Special, index: number, today: Date): Product {
  const draft = draftSpecial(special, index);
  const product = writeProduct(draft, {
    key: special.key,
    place: FIRST_PLACE + index,
    today,
    related: { ...noRelated(), ...special.related },
    decisions: { ...CALM, ...special.decisions, name: special.name },
    claimName: () => special.name,
  });
  return special.finish ? special.finish(product) : product;
}

export function pathOf(special: Special): string {
  return `/${special.decisions?.isPremier ? 'premier' : 'product'}/${slugOf(special.name, special.key)}`;
}

function draftSpecial(special: Special, index: number): Draft {
  const line = lineById(special.line);
  const brand = brandBySlug.get(special.brand);
  if (!brand) throw new Error(`There is no brand "${special.brand}"`);
  const draft = draftProduct(SEED, line, index, MID_YEAR);
  const sizeRun = special.sizeRun ?? line.sizes[0]!;
  return {
    ...draft,
    brand,
    look: special.look ?? line.looks[0]!.look,
    cloth: special.cloth ? cloths[special.cloth] : line.family ? draft.cloth : null,
    colours: special.shades ?? special.colours.map(draftColour),
    traits: new Map([
      ...draft.traits,
      ...traitsInName(line, special.name),
      ...chosenTraits(line, special.traits ?? {}),
    ]),
    noun: line.nouns[0]!.value,
    prefix: null,
    sizeRun,
    sizes: positionsOf(sizeRun, special.sizes),
    bodyFit: special.bodyFit ?? (line.bodyFits ? 'Regular' : null),
    occasions: special.occasions ?? draft.occasions,
    daysOld: special.daysOld ?? 90,
    popularity: special.popularity ?? draft.popularity,
  };
}

/** A name with "Half Zip" sets the trait. */
function traitsInName(line: Line, name: string): [string, Option][] {
  const hasWord = (word: string | null) => word !== null && ` ${name} `.includes(` ${word} `);
  return line.traits.flatMap(({ key, options }): [string, Option][] => {
    const match = options.find((option) => hasWord(option.word) || hasWord(option.value));
    return match ? [[key, match]] : [];
  });
}

function chosenTraits(line: Line, wanted: Record<string, string>) {
  return Object.entries(wanted).map(([name, value]) => {
    const key = name.replace(/^ai:/, 'aiattributes.');
    const option = line.traits.find((trait) => trait.key === key)?.options.find((o) => o.value === value);
    return [key, option ?? { value, word: value, say: null, weight: 1, needs: [], shuns: [] }] as const;
  });
}

function positionsOf(run: SizeRun, wanted: string[] | undefined): number[] {
  const sizes: readonly string[] = sizeRuns[run];
  return (wanted ?? sizes).map((size) => {
    const position = sizes.indexOf(size);
    if (position < 0) throw new Error(`The run ${run} has no size "${size}"`);
    return position;
  });
}
