import type { Stock, Variant } from '../product.ts';

/** What choosing needs of a variant, so that trimmed products (quick add, bundles) can be chosen from too. */
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

/** Zero or fewer pieces cannot be sold, whatever the flag says. */
export function isInStock(variant: { stock: Stock }): boolean {
  return variant.stock.isOnStock && variant.stock.availableQuantity > 0;
}

/** One pass over the variants, so that every later question is a lookup however many sizes there are. */
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
