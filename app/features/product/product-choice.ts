import { writeSelection } from '#commerce/catalogue/product-address.ts';
import type { LiveVariant } from '#commerce/catalogue/product-pages.server.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import {
  chooseColour,
  chooseInitialVariant,
  defaultSizeOf,
} from '#commerce/catalogue/variants/choose-variant.ts';
import { applyLiveStock } from '#commerce/catalogue/variants/live-stock.ts';
import { indexVariants, isInStock, type VariantIndex } from '#commerce/catalogue/variants/variant-index.ts';
import type { Message } from '#commerce/text/message.ts';
import type { ViewVariant } from './compact-variants.ts';
import type { ViewColour } from './product-view.ts';

/** The chosen colour and size, and what follows from them. */
export interface ProductChoice {
  colour: ViewColour;
  /** Null until a size is chosen. */
  variant: ViewVariant | null;
  /** Variants of the chosen colour, in catalogue order. */
  ofColour: ViewVariant[];
  index: VariantIndex<ViewVariant>;
  defaultSize: string | null;
  /** A variant of the chosen colour, for facts that all its variants share. */
  anyVariant: ViewVariant;
}

export function chooseFromAddress(
  variants: readonly ViewVariant[],
  colours: readonly ViewColour[],
  address: { colour: string | null; size: string | null },
): ProductChoice {
  const index = indexVariants(variants);
  const initial = chooseInitialVariant(variants, index, address);
  const group = initial && index.get(initial.colour);
  const anyVariant = initial?.variant ?? group?.inStock[0] ?? group?.variants[0];
  const colour = colours.find((one) => one.colour === initial?.colour) ?? colours[0];
  if (!initial || !group || !anyVariant || !colour) throw new Error('product without variants');
  return {
    colour,
    variant: initial.variant,
    ofColour: group.variants,
    index,
    defaultSize: impliedSize(variants),
    anyVariant,
  };
}

/** The size that the address leaves out: the preselected one, or the only one. */
function impliedSize(variants: readonly ViewVariant[]): string | null {
  const [only, ...others] = new Set(variants.map(({ size }) => size));
  return defaultSizeOf(variants) ?? (others.length === 0 ? (only ?? null) : null);
}

/** The page's query with another colour and that colour's first size in stock. */
export function searchWithColour(search: URLSearchParams, choice: ProductChoice, colour: string): string {
  const size = chooseColour(choice.index, colour).variant?.size ?? null;
  return `?${writeSelection(search, { colour, size }, choice.defaultSize)}`;
}

export function searchWithSize(search: URLSearchParams, choice: ProductChoice, size: string): string {
  return `?${writeSelection(search, { colour: choice.colour.colour, size }, choice.defaultSize)}`;
}

/** Replaces the stock and prices of the page with current ones. */
export function withLive(
  variants: readonly ViewVariant[],
  live: readonly LiveVariant[] | null,
): ViewVariant[] {
  if (!live) return [...variants];
  const byId = new Map(live.map((variant) => [variant.id, variant]));
  return applyLiveStock(variants, live).map((variant) => {
    const fresh = byId.get(variant.id);
    return fresh ? { ...variant, price: fresh.price, wasPrice: fresh.wasPrice } : variant;
  });
}

/** The message about the stock of the choice: sold out, low, or none. */
export function describeChoiceStock(choice: ProductChoice, lowStockQuantity: number): Message | null {
  const { variant, ofColour } = choice;
  if (variant && !isInStock(variant)) return { key: 'pdp.sizeOutOfStock', values: { size: variant.size } };
  if (!ofColour.some(isInStock)) return { key: 'pdp.colourOutOfStock' };
  if (variant && isLow(variant.stock.availableQuantity, lowStockQuantity)) {
    return { key: 'pdp.lowStock', values: { inventoryAmount: variant.stock.availableQuantity } };
  }
  return null;
}
