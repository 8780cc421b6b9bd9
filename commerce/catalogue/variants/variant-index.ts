import type { Stock, Variant } from '../product.ts';

/** The fields needed to choose a variant, so that reduced products (quick add, bundles) work too. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'sku' | 'colour' | 'size' | 'isMaster' | 'preSelected'
> & {
  stock: Stock;
};

export interface ColourVariants<V extends ChoosableVariant = ChoosableVariant> {
  colour: string;
  variants: V[];
  inStock: V[];
  bySize: ReadonlyMap<string, V>;
}

export type VariantIndex<V extends ChoosableVariant = ChoosableVariant> = ReadonlyMap<
  string,
  ColourVariants<V>
>;

/** A quantity of zero or less is out of stock, whatever the flag says. */
export function isInStock(variant: { stock: Stock }): boolean {
  return variant.stock.isOnStock && variant.stock.availableQuantity > 0;
}

/** One pass over the variants; later choices are lookups. */
export function indexVariants<V extends ChoosableVariant>(variants: readonly V[]): VariantIndex<V> {
  const index = new Map<string, { colour: string; variants: V[]; inStock: V[]; bySize: Map<string, V> }>();
  for (const variant of variants) {
    let group = index.get(variant.colour);
    if (!group) {
      group = { colour: variant.colour, variants: [], inStock: [], bySize: new Map() };
      index.set(variant.colour, group);
    }
    group.variants.push(variant);
    if (isInStock(variant)) group.inStock.push(variant);
    const sameSize = group.bySize.get(variant.size);
    if (!sameSize || (!isInStock(sameSize) && isInStock(variant))) group.bySize.set(variant.size, variant);
  }
  return index;
}
