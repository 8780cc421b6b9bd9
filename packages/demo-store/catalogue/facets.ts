import { ATTRIBUTE_PREFIX, FACET_RECORDS } from '../../../commerce/catalogue/facets/facet-records.ts';
import { discountBands, priceBand, ratingGroups } from '../../../commerce/catalogue/import/derive-facets.ts';
import type { ProductColour, Variant } from '../../../commerce/catalogue/product.ts';
import { careFilter, careOf } from './care.ts';
import { type Draft, written } from './draft.ts';
import { designOf } from './looks.ts';

const FACET_KEYS: ReadonlySet<string> = new Set(FACET_RECORDS.map(({ key }) => key));
const attributeKey = (name: string) => ATTRIBUTE_PREFIX + name;
/** Values that are not worth a filter. */
const NEUTRAL_VALUES = new Set(['Plain', 'None', 'No Stone', 'No SPF', 'No Pockets', 'Unlined']);
const WORN = new Set(['clothing', 'footwear', 'accessory']);

const OCCASION_NAMES: Record<string, string> = {
  'wedding-guest': 'Wedding Guest',
  holiday: 'Holiday',
  workwear: 'Workwear',
  party: 'Party',
  evening: 'Evening',
  races: 'Races',
  weekend: 'Casual',
  loungewear: 'Lounge',
  christmas: 'Christmas',
};

export interface FacetSource {
  draft: Draft;
  key: string;
  colours: ProductColour[];
  variants: Variant[];
  biggestSaving: number;
  averageRating: number;
}

/** Filter values by key; keys without values are left out. */
export function facetsOf(source: FacetSource): Record<string, string[]> {
  const { draft, variants } = source;
  const { line, brand, cloth } = draft;
  const inStock = variants.filter((variant) => variant.stock.isOnStock);
  const isNextDay = inStock.some((variant) => variant.attributes.isNextDay);
  const lowest = Math.min(...variants.map((variant) => variant.price.price.centAmount));
  const all: Record<string, (string | null | undefined)[]> = {
    isNextDay: isNextDay ? ['true'] : [],
    source:
      brand.kind === 'marketplace'
        ? ['Delivered by our Partners', `MIRAKL-${brand.code}`]
        : ['Delivered by Us'],
    productKey: [source.key],
    sizes: (inStock.length > 0 ? inStock : variants).map((variant) => variant.size),
    colourFacets: source.colours.map((colour) => colour.facet),
    styleTaxonomy: [line.style(written(draft))],
    categoryTaxonomy: [line.categoryTaxonomy],
    gender: [line.gender],
    brand: [brand.name],
    department: [line.department],
    fabrication: [cloth?.label],
    occasion: draft.occasions.map((slug) => OCCASION_NAMES[slug]),
    discountBands: discountBands(source.biggestSaving),
    collection: [brand.name],
    classification: [draft.bodyFit],
    design: line.family ? [designOf(draft.look)] : [],
    priceBands: [priceBand({ centAmount: lowest, currencyCode: 'GBP' })],
    ratingGroup: ratingGroups(source.averageRating),
    isOnStock: [String(inStock.length > 0)],
    ...attributesOf(source),
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([key, values]): [string, string[]] => [key, distinct(values)])
      .filter(([, values]) => values.length > 0),
  );
}

function attributesOf({ draft, variants, colours }: FacetSource): Record<string, (string | undefined)[]> {
  const { line, cloth } = draft;
  const attributes: Record<string, (string | undefined)[]> = {};
  for (const [key, option] of draft.traits) {
    const isFilter = key.startsWith(ATTRIBUTE_PREFIX) ? FACET_KEYS.has(key) : !key.startsWith('say:');
    if (isFilter && !NEUTRAL_VALUES.has(option.value)) attributes[key] = [option.value];
  }
  const add = (name: string, values: (string | undefined)[]) => {
    attributes[attributeKey(name)] ??= values;
  };
  if (cloth) add('Material', [cloth.label]);
  if (line.family) add('Pattern', [designOf(draft.look)]);
  if (WORN.has(line.productType)) add('Season', [seasonOf(draft)]);
  if (cloth && line.productType === 'clothing') add('Care', [careFilter(careOf(line, cloth))]);
  if (attributes[attributeKey('Care')]) attributes[attributeKey('Care')] = [careFilter(careOf(line, cloth))];
  if (line.productType === 'footwear' && cloth) attributes[attributeKey('Upper Material')] = [cloth.label];
  if (draft.traits.has(attributeKey('Wash')))
    attributes[attributeKey('Wash')] = colours.map(({ colour }) => WASHES[colour]);
  if (cloth && line.productType === 'clothing') add('Stretch', [stretchOf(cloth.composition)]);
  if (line.colours === 'metals')
    add(
      'Metal',
      colours.map(({ label }) => METALS[label]),
    );
  if (line.family === 'upholstery' && cloth) add('Upholstery', [cloth.label]);
  if (draft.traits.has('neckline')) add('Neckline', [draft.traits.get('neckline')!.value]);
  if (draft.traits.has('sleeveLength')) add('Sleeve Length', [draft.traits.get('sleeveLength')!.value]);
  const sizes = variants.map((variant) => variant.size);
  if (draft.sizeRun === 'bands-and-cups') {
    add(
      'Band Size',
      sizes.map((size) => size.slice(0, 2)),
    );
    add(
      'Cup Size',
      sizes.map((size) => size.slice(2)),
    );
  }
  if (draft.sizeRun === 'bedding') add('Bed Size', sizes);
  if (draft.sizeRun.startsWith('rugs')) add('Rug Size', sizes);
  if (draft.sizeRun === 'sofas' || draft.sizeRun === 'tables') add('Seat Count', sizes);
  if (line.categoryTaxonomy === 'Makeup')
    add(
      'Shade Family',
      colours.map((colour) => colour.facet),
    );
  if (line.categoryTaxonomy === 'Bags') {
    add('Bag Style', [line.style(written(draft)).replace(/ Bags$/, '')]);
    add('Hardware Colour', [['Gold', 'Silver', 'Gunmetal'][draft.turn % 3]]);
  }
  return attributes;
}

/** Names of denim washes by colour. */
const WASHES: Record<string, string> = {
  ink: 'Dark Wash',
  blue: 'Dark Wash',
  denim: 'Mid Wash',
  'light-wash': 'Light Wash',
  black: 'Black Wash',
  charcoal: 'Black Wash',
  white: 'Undyed',
  ecru: 'Undyed',
};

const METALS: Record<string, string> = {
  Gold: 'Gold Plated',
  Silver: 'Sterling Silver',
  'Rose Gold': 'Rose Gold Plated',
};

/** From 5% elastane "Stretch", with less "Slight Stretch". */
function stretchOf(composition: string): string {
  const share = Number(/(\d+)% Elastane/.exec(composition)?.[1] ?? 0);
  if (share >= 5) return 'Stretch';
  return share > 0 ? 'Slight Stretch' : 'No Stretch';
}

function seasonOf(draft: Draft): string {
  if (draft.line.season === 'summer') return 'Spring Summer';
  if (draft.line.season === 'winter') return 'Autumn Winter';
  return 'All Season';
}

function distinct(values: (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
