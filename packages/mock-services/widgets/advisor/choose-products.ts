import type { Product, Variant } from '../../../../commerce/catalogue/product.ts';
import { TONE_LIGHTNESS } from './questions.ts';

/** Ranks products by how many words of the answers they mention, then by rating. */
export function rankFor(products: readonly Product[], words: readonly string[]): Product[] {
  const score = (product: Product) => {
    const text = JSON.stringify([product.name, product.description, product.facets]).toLowerCase();
    const mentioned = words.filter((word) => text.includes(word)).length;
    return mentioned * 10 + product.averageRating;
  };
  return products
    .filter(({ variants }) => variants.some(({ stock }) => stock.isOnStock))
    .toSorted((a, b) => score(b) - score(a));
}

/** The variant with the shade nearest to the skin tone; without a tone the preselected or first one in stock. */
export function chooseVariant({ colours, variants }: Product, tone: string | null): Variant | null {
  const inStock = variants.filter(({ stock }) => stock.isOnStock);
  const wanted = tone ? TONE_LIGHTNESS[tone] : undefined;
  if (wanted === undefined) return inStock.find(({ preSelected }) => preSelected) ?? inStock[0] ?? null;
  const distance = ({ colour }: Variant) => {
    const swatch = colours.find((one) => one.colour === colour)?.swatch.tone ?? '#808080';
    return Math.abs(lightnessOf(swatch) - wanted);
  };
  return inStock.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** From 0 for black to 1 for white. */
export function lightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
