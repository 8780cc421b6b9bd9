import type { SearchDocument } from '@selvedge/search-index/document.ts';

/** One property that a product has or has not. */
export type Trait = (document: SearchDocument) => boolean;

export interface Judgement {
  query: string;
  /** The kind of product. */
  kind: Trait;
  /** Its other properties that the shopper wants. */
  wants: Trait[];
}

/** 3 for the kind with all wanted properties, 1 if one is missing, 0 for anything else. */
export function gradeOf({ kind, wants }: Judgement, document: SearchDocument): 0 | 1 | 3 {
  if (!kind(document)) return 0;
  const missed = wants.filter((has) => !has(document)).length;
  return missed === 0 ? 3 : missed === 1 ? 1 : 0;
}

export const has =
  (key: string, ...values: string[]): Trait =>
  ({ facets }) =>
    (facets[key] ?? []).some((value) => values.includes(value));
export const style = (...names: string[]) => has('styleTaxonomy', ...names);
export const category = (...names: string[]) => has('categoryTaxonomy', ...names);
export const listed =
  (...slugs: string[]): Trait =>
  ({ categorySlugs }) =>
    slugs.some((slug) => categorySlugs.includes(slug));
export const colour = (...names: string[]) => has('colourFacets', ...names);
export const brand = (name: string) => has('brand', name);
export const gender = (...names: string[]) => has('gender', ...names);
export const fabric = (...names: string[]) => has('fabrication', ...names);
export const design = (name: string) => has('design', name);
export const occasion = (...names: string[]) => has('occasion', ...names);
export const attribute = (name: string, ...values: string[]) => has(`aiattributes.${name}`, ...values);
export const under =
  (pounds: number): Trait =>
  ({ price }) =>
    price <= pounds * 100;
export const over =
  (pounds: number): Trait =>
  ({ price }) =>
    price >= pounds * 100;
/** "12" includes "12 Regular". */
export const size =
  (label: string): Trait =>
  ({ facets }) =>
    (facets.sizes ?? []).some((own) => own === label || own.startsWith(`${label} `));
export const titled =
  (pattern: RegExp): Trait =>
  ({ title }) =>
    pattern.test(title);
export const reduced =
  (percent: number): Trait =>
  ({ discountPercentage }) =>
    discountPercentage >= percent;
export const either =
  (...traits: Trait[]): Trait =>
  (document) =>
    traits.some((trait) => trait(document));
export const both =
  (...traits: Trait[]): Trait =>
  (document) =>
    traits.every((trait) => trait(document));

export const isDress = either(category('Dresses'), listed('girls-dresses', 'baby-dresses'));
export const isGrownDress = category('Dresses');
export const isCoat = listed('womens-coats-jackets', 'mens-coats-jackets');
export const isOvercoat = either(
  style('Wool Coats', 'Trench Coats'),
  titled(/\b(coat|mac|trench|overcoat)\b/i),
);
export const isJumper = either(style('Jumpers'), titled(/jumper|sweater/i));
export const isTrousers = either(
  category('Trousers & Jeans'),
  style('Suit Trousers', 'Tailored Trousers', 'Wide Leg Trousers', 'Chinos'),
);
export const isJeans = titled(/jeans/i);
export const isShirt = either(style('Shirts', 'Formal Shirts', 'Casual Shirts'), titled(/\bshirt$/i));
export const isTee = either(style('T-Shirts', 'T-Shirts & Tops'), titled(/t-shirt/i));
export const isTrainers = style('Trainers');
export const isBoots = style('Boots', 'Ankle Boots');
export const isHeels = style('Court Shoes');
export const isBag = category('Bags');
export const isSofa = style('Sofas');
export const isBedding = category('Bedding');
export const isFragrance = category('Fragrance');
export const isMoisturiser = style('Moisturisers');
export const isDressingGown = style('Dressing Gowns');
export const isPyjamas = style('Pyjamas');
export const isSwim = category('Swimwear');

export const judge = (query: string, kind: Trait, ...wants: Trait[]): Judgement => ({ query, kind, wants });
