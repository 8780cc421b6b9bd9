import type { Variant } from '#commerce/catalogue/product.ts';
import type { ChoosableVariant } from '#commerce/catalogue/variants/variant-index.ts';

/** Attributes that most variants of a product share; each distinct set is sent once. */
export interface VariantFacts {
  logisticClass: string;
  /** Grams. */
  weight: number;
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

/** A variant as the page uses it. Amounts are minor units of the page's currency. */
export interface ViewVariant extends ChoosableVariant {
  price: number;
  wasPrice: number | null;
  /** The lowest price before a reduction, in markets that show it. */
  lowestPrice?: number | undefined;
  rewardsPoints: number;
  facts: VariantFacts;
}

/** All variants in compact form: one short row each, shared values once. */
export interface CompactVariants {
  /** The common prefix of most ids and SKUs. */
  stem: string;
  colours: string[];
  sizes: string[];
  offers: [price: number, wasPrice: number | null, rewardsPoints: number, lowestPrice?: number][];
  facts: VariantFacts[];
  rows: string;
}

const ROW_END = ';';
const STEM = '~';
const PRESELECTED = 1;
const MASTER = 2;

/** `translate` is for the policies and messages that shoppers read. */
export function toCompactVariants(
  variants: readonly Variant[],
  stem: string,
  translate: (text: string) => string = (text) => text,
  showsLowestPrice = false,
): CompactVariants {
  const colours = table<string>();
  const sizes = table<string>();
  const offers = table<CompactVariants['offers'][number]>();
  const facts = table<VariantFacts>();
  const rows = variants.map((variant) => {
    const flags = (variant.preSelected ? PRESELECTED : 0) + (variant.isMaster ? MASTER : 0);
    return [
      shorten(variant.id, stem),
      shorten(variant.sku, stem),
      colours.place(variant.colour),
      sizes.place(variant.size),
      offers.place(offerOf(variant, showsLowestPrice)),
      facts.place(factsOf(variant, translate)),
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

function offerOf(
  { price, attributes }: Variant,
  showsLowestPrice: boolean,
): CompactVariants['offers'][number] {
  const { price: now, wasPrice, lowestPrice } = price;
  const offer = [now.centAmount, wasPrice?.centAmount ?? null, attributes.rewardsPoints] as const;
  return showsLowestPrice && lowestPrice ? [...offer, lowestPrice.centAmount] : [...offer];
}

export function fromCompactVariants({ stem, rows, ...tables }: CompactVariants): ViewVariant[] {
  if (rows === '') return [];
  return rows.split(ROW_END).map((row) => {
    const [id = '', sku = '', ...numbers] = row.split(',');
    const [colour = 0, size = 0, offer = 0, facts = 0, quantity = 0, flags = 0] = numbers.map(Number);
    const [price, wasPrice, rewardsPoints, lowestPrice] = lookUp(tables.offers, offer);
    return {
      id: lengthen(id, stem),
      sku: lengthen(sku, stem),
      colour: lookUp(tables.colours, colour),
      size: lookUp(tables.sizes, size),
      preSelected: (flags & PRESELECTED) > 0,
      isMaster: (flags & MASTER) > 0,
      stock: { isOnStock: quantity > 0, availableQuantity: quantity },
      price,
      wasPrice,
      ...(lowestPrice !== undefined && { lowestPrice }),
      rewardsPoints,
      facts: lookUp(tables.facts, facts),
    };
  });
}

function factsOf(
  { attributes, logisticClass, weight = 0, price }: Variant,
  translate: (text: string) => string,
): VariantFacts {
  const named = (text: string | null) => text && translate(text);
  return {
    logisticClass,
    weight,
    returnsPolicy: named(attributes.returnsPolicy),
    detailsAndCare: attributes.detailsAndCare,
    fabrication: attributes.fabrication,
    ingredients: attributes.ingredients,
    sustainabilityContent: attributes.sustainabilityContent,
    gwpSku: attributes.gwpSku,
    gwpDescription: attributes.gwpDescription,
    voxeloId: attributes.voxeloId,
    isNextDay: attributes.isNextDay,
    exclusions: named(price.shopExclusionsMessaging),
    deliveryMessage: named(price.shopDeliveryMessaging),
  };
}

function lookUp<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`compact variants: no value ${index}`);
  return value;
}

/** Gives each distinct value an index, in order of appearance. */
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
  if (stem && text.startsWith(stem)) return STEM + escapeSeparators(text.slice(stem.length));
  return escapeSeparators(text);
}

function lengthen(text: string, stem: string): string {
  return text.startsWith(STEM) ? stem + unescapeSeparators(text.slice(1)) : unescapeSeparators(text);
}

/** Writes the characters that separate rows and fields as their codes. */
function escapeSeparators(text: string): string {
  return text.replace(/[%,;~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function unescapeSeparators(text: string): string {
  return text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
