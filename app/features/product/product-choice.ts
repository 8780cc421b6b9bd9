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
import type { ViewVariant } from './pack-variants.ts';
import type { ViewColour } from './product-view.ts';

/** What is chosen on the page, and all that follows from it. */
export interface ProductChoice {
  colour: ViewColour;
  /** Null until a size is chosen. */
  variant: ViewVariant | null;
  /** Variants of the chosen colour, in catalogue order. */
  ofColour: ViewVariant[];
  index: VariantIndex<ViewVariant>;
  defaultSize: string | null;
  /** Stands for the chosen colour where any of its variants will do. */
  anyVariant: ViewVariant;
}

export function chooseFromAddress(
  variants: readonly ViewVariant[],
  colours: readonly ViewColour[],
  asked: { colour: string | null; size: string | null },
): ProductChoice {
  const index = indexVariants(variants);
  const { colour: name, variant } = chooseInitialVariant(variants, index, asked)!;
  const group = index.get(name)!;
  return {
    colour: colours.find(({ colour }) => colour === name) ?? colours[0]!,
    variant,
    ofColour: group.variants,
    index,
    defaultSize: usualSize(variants),
    anyVariant: variant ?? group.inStock[0] ?? group.variants[0]!,
  };
}

/** The size that the address leaves out: the preselected one, or the only one there is. */
function usualSize(variants: readonly ViewVariant[]): string | null {
  const sizes = new Set(variants.map(({ size }) => size));
  return defaultSizeOf(variants) ?? (sizes.size === 1 ? variants[0]!.size : null);
}

/** The query of the page with another colour; it lands on that colour's first size in stock. */
export function searchWithColour(search: URLSearchParams, choice: ProductChoice, colour: string): string {
  const size = chooseColour(choice.index, colour).variant?.size ?? null;
  return `?${writeSelection(search, { colour, size }, choice.defaultSize)}`;
}

export function searchWithSize(search: URLSearchParams, choice: ProductChoice, size: string): string {
  return `?${writeSelection(search, { colour: choice.colour.colour, size }, choice.defaultSize)}`;
}

/** Stock and price of this moment in place of those the page was made with. */
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

/** What is said about the stock of the choice: gone, nearly gone, or nothing. */
export function describeChoiceStock(choice: ProductChoice, lowStockQuantity: number): Message | null {
  const { variant, ofColour } = choice;
  if (variant && !isInStock(variant)) return { key: 'pdp.sizeOutOfStock', values: { size: variant.size } };
  if (!ofColour.some(isInStock)) return { key: 'pdp.colourOutOfStock' };
  if (variant && isLow(variant.stock.availableQuantity, lowStockQuantity)) {
    return { key: 'pdp.lowStock', values: { inventoryAmount: variant.stock.availableQuantity } };
  }
  return null;
}
