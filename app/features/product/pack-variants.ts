import type { Variant } from '#commerce/catalogue/product.ts';
import type { ChoosableVariant } from '#commerce/catalogue/variants/variant-index.ts';

/** What most variants of a product have in common; each different set is sent once. */
export interface VariantFacts {
  logisticClass: string;
  returnsPolicy: string | null;
  detailsAndCare: string | null;
  fabrication: string | null;
  ingredients: string | null;
  sustainabilityContent: string | null;
  gwpSku: string | null;
  gwpDescription: string | null;
  voxeloId: string | null;
  isNextDay: boolean;
  exclusions: string | null;
  deliveryMessage: string | null;
}

/** A variant as the page needs it. Amounts are minor units of the page's currency. */
export interface ViewVariant extends ChoosableVariant {
  price: number;
  wasPrice: number | null;
  rewardsPoints: number;
  facts: VariantFacts;
}

/** All variants in the space of a few: one short line each, and what they share once. */
export interface PackedVariants {
  /** Ids and skus mostly start with it. */
  stem: string;
  colours: string[];
  sizes: string[];
  offers: [price: number, wasPrice: number | null, rewardsPoints: number][];
  facts: VariantFacts[];
  rows: string;
}

const ROW_END = ';';
const STEM = '~';
const PRESELECTED = 1;
const MASTER = 2;

export function packVariants(variants: readonly Variant[], stem: string): PackedVariants {
  const colours = table<string>();
  const sizes = table<string>();
  const offers = table<PackedVariants['offers'][number]>();
  const facts = table<VariantFacts>();
  const rows = variants.map((variant) => {
    const { price, attributes } = variant;
    const flags = (variant.preSelected ? PRESELECTED : 0) + (variant.isMaster ? MASTER : 0);
    return [
      shorten(variant.id, stem),
      shorten(variant.sku, stem),
      colours.place(variant.colour),
      sizes.place(variant.size),
      offers.place([price.price.centAmount, price.wasPrice?.centAmount ?? null, attributes.rewardsPoints]),
      facts.place(factsOf(variant)),
      variant.stock.isOnStock ? variant.stock.availableQuantity : 0,
      flags,
    ].join(',');
  });
  return {
    stem,
    colours: colours.values,
    sizes: sizes.values,
    offers: offers.values,
    facts: facts.values,
    rows: rows.join(ROW_END),
  };
}

export function unpackVariants(packed: PackedVariants): ViewVariant[] {
  if (packed.rows === '') return [];
  return packed.rows.split(ROW_END).map((row) => {
    const [id = '', sku = '', ...numbers] = row.split(',');
    const [colour = 0, size = 0, offer = 0, facts = 0, quantity = 0, flags = 0] = numbers.map(Number);
    const [price, wasPrice, rewardsPoints] = packed.offers[offer]!;
    return {
      id: lengthen(id, packed.stem),
      sku: lengthen(sku, packed.stem),
      colour: packed.colours[colour]!,
      size: packed.sizes[size]!,
      preSelected: (flags & PRESELECTED) > 0,
      isMaster: (flags & MASTER) > 0,
      stock: { isOnStock: quantity > 0, availableQuantity: quantity },
      price,
      wasPrice,
      rewardsPoints,
      facts: packed.facts[facts]!,
    };
  });
}

function factsOf({ attributes, logisticClass, price }: Variant): VariantFacts {
  return {
    logisticClass,
    returnsPolicy: attributes.returnsPolicy,
    detailsAndCare: attributes.detailsAndCare,
    fabrication: attributes.fabrication,
    ingredients: attributes.ingredients,
    sustainabilityContent: attributes.sustainabilityContent,
    gwpSku: attributes.gwpSku,
    gwpDescription: attributes.gwpDescription,
    voxeloId: attributes.voxeloId,
    isNextDay: attributes.isNextDay,
    exclusions: price.shopExclusionsMessaging,
    deliveryMessage: price.shopDeliveryMessaging,
  };
}

/** Numbers each different value in order of appearance. */
function table<T>() {
  const values: T[] = [];
  const places = new Map<string, number>();
  return {
    values,
    place(value: T): number {
      const name = JSON.stringify(value);
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, values.push(value) - 1);
      return values.length - 1;
    },
  };
}

function shorten(text: string, stem: string): string {
  if (stem && text.startsWith(stem)) return STEM + escapeSigns(text.slice(stem.length));
  return escapeSigns(text);
}

function lengthen(text: string, stem: string): string {
  return text.startsWith(STEM) ? stem + unescapeSigns(text.slice(1)) : unescapeSigns(text);
}

/** The signs that have a meaning here, written as their codes. */
function escapeSigns(text: string): string {
  return text.replace(/[%,;~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function unescapeSigns(text: string): string {
  return text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
