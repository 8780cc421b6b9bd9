import type { ProductColour } from '../product.ts';
import { type ChoosableVariant, isInStock, type VariantIndex } from './variant-index.ts';

export interface SizeOption {
  size: string;
  sku: string;
  inStock: boolean;
  availableQuantity: number;
}

export interface ColourOption {
  colour: string;
  label: string;
  inStock: boolean;
}

/** The sizes of a colour in catalogue order, including sold-out ones. */
export function listSizeOptions(index: VariantIndex<ChoosableVariant>, colour: string): SizeOption[] {
  const group = index.get(colour);
  if (!group) return [];
  return [...group.bySize].map(([size, variant]) => ({
    size,
    sku: variant.sku,
    inStock: isInStock(variant),
    availableQuantity: isInStock(variant) ? variant.stock.availableQuantity : 0,
  }));
}

export function listColourOptions(
  colours: readonly Pick<ProductColour, 'colour' | 'label'>[],
  index: VariantIndex<ChoosableVariant>,
): ColourOption[] {
  return colours.map(({ colour, label }) => ({
    colour,
    label,
    inStock: (index.get(colour)?.inStock.length ?? 0) > 0,
  }));
}
