import { chooseInitialColour } from '#commerce/catalogue/variants/choose-variant.ts';
import { indexVariants, isInStock } from '#commerce/catalogue/variants/variant-index.ts';
import type { BundleProduct, BundleVariant } from './bundle.ts';

const BUNDLE_SIZE_ERROR = 'Please select a size';
export const BUNDLE_COLOUR_ERROR = 'This colour is out of stock. Please select another one.';

export interface BundleProductState {
  product: BundleProduct;
  /** A variant in the selected colour. */
  selectedColourVariant: BundleVariant | null;
  selectedSizeVariant: BundleVariant | null;
  isSelected: boolean;
  sizeSelectionError: typeof BUNDLE_SIZE_ERROR | null;
  showComponent: boolean;
}

export type BundleState = readonly BundleProductState[];

export type BundleEvent =
  | { type: 'toggled'; key: string }
  | { type: 'colour-chosen'; key: string; colour: string }
  | { type: 'size-chosen'; key: string; size: string }
  | { type: 'add-pressed' }
  | { type: 'added' };

function inStockOf(product: BundleProduct, colour: string | undefined): BundleVariant[] {
  return product.variants.filter((variant) => variant.colour === colour && isInStock(variant));
}

/** The only size in stock is selected; otherwise the previous size stays if this colour has it. */
function sizeFor(product: BundleProduct, colour: string, before: string | null): BundleVariant | null {
  const inStock = inStockOf(product, colour);
  if (inStock.length === 1) return inStock[0] ?? null;
  return inStock.find((variant) => variant.size === before) ?? null;
}

function withColour(
  product: BundleProduct,
  colour: string | null,
  before: string | null,
): Pick<BundleProductState, 'selectedColourVariant' | 'selectedSizeVariant'> {
  if (colour === null) return { selectedColourVariant: null, selectedSizeVariant: null };
  const inStock = inStockOf(product, colour);
  return {
    selectedColourVariant:
      inStock[0] ?? product.variants.find((variant) => variant.colour === colour) ?? null,
    selectedSizeVariant: sizeFor(product, colour, before),
  };
}

export function isColourInStock(state: BundleProductState): boolean {
  return state.selectedColourVariant !== null && isInStock(state.selectedColourVariant);
}

export function startBundle(
  products: readonly BundleProduct[],
  colours: Readonly<Record<string, string>>,
): BundleState {
  return products.map((product) => {
    const colour = chooseInitialColour(product.variants, colours[product.key] ?? null);
    const state: BundleProductState = {
      product,
      ...withColour(product, colour, null),
      isSelected: false,
      sizeSelectionError: null,
      showComponent: product.variants.length > 0,
    };
    return { ...state, isSelected: isColourInStock(state) };
  });
}

function toggle(state: BundleProductState): BundleProductState {
  if (state.isSelected) return { ...state, isSelected: false, sizeSelectionError: null };
  if (!isColourInStock(state)) return state;
  return {
    ...state,
    isSelected: true,
    sizeSelectionError: state.selectedSizeVariant ? null : BUNDLE_SIZE_ERROR,
  };
}

function chooseColour(state: BundleProductState, colour: string): BundleProductState {
  const next = {
    ...state,
    ...withColour(state.product, colour, state.selectedSizeVariant?.size ?? null),
    sizeSelectionError: null,
  };
  return { ...next, isSelected: state.isSelected && isColourInStock(next) };
}

function chooseSize(state: BundleProductState, size: string): BundleProductState {
  const colour = state.selectedColourVariant?.colour;
  const variant = inStockOf(state.product, colour).find((one) => one.size === size);
  return variant ? { ...state, selectedSizeVariant: variant, sizeSelectionError: null } : state;
}

export function nextBundle(state: BundleState, event: BundleEvent): BundleState {
  const change = (key: string, how: (one: BundleProductState) => BundleProductState) =>
    state.map((one) => (one.product.key === key ? how(one) : one));
  switch (event.type) {
    case 'toggled':
      return change(event.key, toggle);
    case 'colour-chosen':
      return change(event.key, (one) => chooseColour(one, event.colour));
    case 'size-chosen':
      return change(event.key, (one) => chooseSize(one, event.size));
    case 'add-pressed':
      return state.map((one) =>
        one.isSelected && !one.selectedSizeVariant ? { ...one, sizeSelectionError: BUNDLE_SIZE_ERROR } : one,
      );
    case 'added':
      return state.map((one) => ({ ...one, isSelected: false, sizeSelectionError: null }));
  }
}

/** The selected items for the basket; null while a selected product has no size. */
export function itemsToAdd(state: BundleState): { sku: string; quantity: 1 }[] | null {
  const selected = state.filter((one) => one.isSelected);
  if (selected.length === 0) return null;
  const items: { sku: string; quantity: 1 }[] = [];
  for (const { selectedSizeVariant } of selected) {
    if (!selectedSizeVariant) return null;
    items.push({ sku: selectedSizeVariant.sku, quantity: 1 });
  }
  return items;
}

export function bundleTotal(state: BundleState): number {
  return state
    .filter((one) => one.isSelected)
    .reduce(
      (sum, one) =>
        sum + ((one.selectedSizeVariant ?? one.selectedColourVariant)?.price.price.centAmount ?? 0),
      0,
    );
}

export interface BundleSizeOption {
  size: string;
  label: string;
  disabled: boolean;
}

/** Sold-out sizes stay visible, disabled and labelled. */
export function listBundleSizes(state: BundleProductState): BundleSizeOption[] {
  const group = indexVariants(state.product.variants).get(state.selectedColourVariant?.colour ?? '');
  return [...(group?.bySize ?? [])].map(([size, variant]) => {
    const disabled = !isInStock(variant);
    return { size, label: disabled ? `${size} - Out of stock` : size, disabled };
  });
}

/** The error message of a product; a sold-out colour comes first. */
export function bundleProductError(state: BundleProductState): string | null {
  return isColourInStock(state) ? state.sizeSelectionError : BUNDLE_COLOUR_ERROR;
}
