import type { ColourVariant, ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { SimilarItem } from './visually-similar.ts';

type ComparedProduct = Pick<ListingProduct, 'id' | 'productKey' | 'styleTaxonomy' | 'colourVariants'>;

/** Colours farther apart are not similar. */
const MAX_DISTANCE = 0.35;

/** Similar products, the same style before others, then by colour distance; each product once, in its nearest colour. */
export function rankByAppearance(
  product: ComparedProduct,
  colour: string | null,
  others: readonly ComparedProduct[],
): SimilarItem[] {
  const wanted = product.colourVariants.find((one) => one.colour === colour) ?? product.colourVariants[0];
  if (!wanted) return [];
  return others
    .flatMap((other) => {
      const nearest = other.colourVariants
        .filter(({ isOnStock }) => isOnStock)
        .map((variant) => ({ variant, distance: colourDistance(toneOf(wanted), toneOf(variant)) }))
        .toSorted((a, b) => a.distance - b.distance)[0];
      if (!nearest || nearest.distance > MAX_DISTANCE) return [];
      const isSameStyle = other.styleTaxonomy === product.styleTaxonomy;
      return [
        {
          item: { item_group_id: other.productKey, colour: nearest.variant.colour },
          distance: nearest.distance + (isSameStyle ? 0 : MAX_DISTANCE),
        },
      ];
    })
    .toSorted((a, b) => a.distance - b.distance || (a.item.item_group_id < b.item.item_group_id ? -1 : 1))
    .map(({ item }) => item);
}

function toneOf({ swatchImage, image }: ColourVariant): string {
  return (swatchImage ?? image).tone;
}

/** Perceived distance of two `#rrggbb` colours in OKLab: 0 is equal, about 1 is black and white, 1 for unknown colours. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 1;
}

function toOklab(hex: string): [number, number, number] | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) return null;
  const [r, g, b] = match.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
