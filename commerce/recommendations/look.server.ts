import type { ColourVariant, ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { colourDistance } from './colour-distance.server.ts';
import type { SimilarItem } from './visually-similar.ts';

type Seen = Pick<ListingProduct, 'id' | 'productKey' | 'styleTaxonomy' | 'colourVariants'>;

/** Beyond this another shade is another colour. */
const FAR = 0.35;

/** Nearest look first: the same cut, then the nearest shade; each product once, in its nearest colour. */
export function rankByLook(product: Seen, colour: string | null, others: readonly Seen[]): SimilarItem[] {
  const wanted = product.colourVariants.find((one) => one.colour === colour) ?? product.colourVariants[0];
  if (!wanted) return [];
  return others
    .flatMap((other) => {
      const nearest = other.colourVariants
        .filter(({ isOnStock }) => isOnStock)
        .map((variant) => ({ variant, distance: colourDistance(toneOf(wanted), toneOf(variant)) }))
        .toSorted((a, b) => a.distance - b.distance)[0];
      if (!nearest || nearest.distance > FAR) return [];
      const isSameCut = other.styleTaxonomy === product.styleTaxonomy;
      return [
        {
          item: { item_group_id: other.productKey, colour: nearest.variant.colour },
          distance: nearest.distance + (isSameCut ? 0 : FAR),
        },
      ];
    })
    .toSorted((a, b) => a.distance - b.distance || (a.item.item_group_id < b.item.item_group_id ? -1 : 1))
    .map(({ item }) => item);
}

function toneOf({ swatchImage, image }: ColourVariant): string {
  return (swatchImage ?? image).tone;
}
