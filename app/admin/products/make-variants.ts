import type { VariantLine } from '#commerce/catalogue/import/product-line.ts';
import type { ProductDraft } from './product-form.tsx';

interface Wanted {
  /** None for a product without sizes. */
  sizes: readonly string[];
  price: string;
  quantity: number;
}

const codeOf = (text: string) => text.toUpperCase().replace(/[^\w.]+/g, '-');

/** The variants with one for each colour and size that is missing. */
export function makeVariants({ key = '', colours, variants }: ProductDraft, wanted: Wanted): VariantLine[] {
  const given = wanted.sizes.map((size) => size.trim()).filter(Boolean);
  const sizes: (string | undefined)[] = given.length > 0 ? [...new Set(given)] : [undefined];
  const first = colours[0]?.colour;
  const made = colours.flatMap(({ colour }) =>
    sizes
      .filter(
        (size) =>
          !variants.some((each) => (each.colour ?? first) === colour && (each.size ?? undefined) === size),
      )
      .map((size): VariantLine => {
        const parts = [key, ...(colours.length > 1 ? [colour] : []), ...(size ? [size] : [])];
        return {
          sku: parts.map(codeOf).join('-').slice(0, 80),
          colour,
          ...(size && { size }),
          price: wanted.price.trim().replace(',', '.'),
          quantity: wanted.quantity,
        };
      }),
  );
  return [...variants, ...made];
}
