import { type ChoosableVariant, isInStock, type VariantIndex } from './variant-index.ts';

export interface VariantChoice<V extends ChoosableVariant = ChoosableVariant> {
  colour: string;
  /** Null until a size is chosen. */
  variant: V | null;
}

export interface AddressChoice {
  colour: string | null;
  size: string | null;
}

/** The size of the preselected variant; it is left out of the URL. */
export function defaultSizeOf(variants: readonly ChoosableVariant[]): string | null {
  return variants.find((variant) => variant.preSelected)?.size ?? null;
}

function sameWord(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The colour of the URL, else that of the preselected, the master or the first variant. */
export function chooseInitialColour(
  variants: readonly ChoosableVariant[],
  wanted: string | null,
): string | null {
  const asked = wanted === null ? undefined : variants.find((variant) => sameWord(variant.colour, wanted));
  const fallback =
    variants.find((variant) => variant.preSelected) ??
    variants.find((variant) => variant.isMaster) ??
    variants[0];
  return (asked ?? fallback)?.colour ?? null;
}

/** Exactly one in-stock variant selects itself, or else the default size if it is in stock. */
export function preselectVariant<V extends ChoosableVariant>(
  index: VariantIndex<V>,
  colour: string,
  defaultSize: string | null,
): V | null {
  const group = index.get(colour);
  if (!group) return null;
  if (group.inStock.length === 1) return group.inStock[0] ?? null;
  const usual = defaultSize === null ? undefined : group.bySize.get(defaultSize);
  return usual && isInStock(usual) ? usual : null;
}

/** The selection when the page opens. A requested size is selected even when sold out, so that the page can say so. */
export function chooseInitialVariant<V extends ChoosableVariant>(
  variants: readonly V[],
  index: VariantIndex<V>,
  asked: AddressChoice,
): VariantChoice<V> | null {
  const colour = chooseInitialColour(variants, asked.colour);
  if (colour === null) return null;
  const size = asked.size;
  const exact =
    size === null ? null : index.get(colour)?.variants.find((variant) => sameWord(variant.size, size));
  return { colour, variant: exact ?? preselectVariant(index, colour, defaultSizeOf(variants)) };
}

/** Choosing a colour picks its first in-stock variant; a sold-out colour leaves no variant. */
export function chooseColour<V extends ChoosableVariant>(
  index: VariantIndex<V>,
  colour: string,
): VariantChoice<V> {
  return { colour, variant: index.get(colour)?.inStock[0] ?? null };
}

export function chooseSize<V extends ChoosableVariant>(
  index: VariantIndex<V>,
  colour: string,
  size: string,
): VariantChoice<V> {
  return { colour, variant: index.get(colour)?.bySize.get(size) ?? null };
}
