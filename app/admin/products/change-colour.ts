import type { ColourLine } from '#commerce/catalogue/import/product-line.ts';
import type { ProductDraft } from './product-form.tsx';

/** The colours and variants after one colour was changed. Its short name, by which variants know it, is never that of another. */
export function changeColour({ colours, variants }: ProductDraft, index: number, given: ColourLine) {
  const before = colours[index]?.colour;
  const isTaken = colours.some(({ colour }, at) => at !== index && colour === given.colour);
  const next = isTaken && before ? { ...given, colour: before } : given;
  return {
    colours: colours.with(index, next),
    variants: variants.map((variant) =>
      variant.colour === before ? { ...variant, colour: next.colour } : variant,
    ),
  };
}
