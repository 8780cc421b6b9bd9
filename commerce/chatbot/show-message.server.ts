import { productLink } from '#commerce/links/product-link.ts';
import type { Shelf, ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { pictureUrl } from '#commerce/media/picture.ts';
import { describePrice, findPriceRange } from '#commerce/pricing/price-range.ts';
import type { ChatMessage, ChatProduct } from './chat-message.ts';
import type { StoredMessage } from './chat-store.server.ts';

export interface ChatPlace {
  locale: string;
  /** The brand's own language, whose addresses have no prefix. */
  ownLocale: string;
  fascia: string;
}

/** A stored message as shoppers see it now. A product that is gone, or that this site does not sell, is left out. */
export async function showMessages(
  stored: readonly StoredMessage[],
  shelf: Shelf,
  place: ChatPlace,
): Promise<ChatMessage[]> {
  const ids = stored.flatMap(({ sets }) => sets.flatMap(({ picks }) => picks.map(({ id }) => id)));
  const known = new Map((await shelf.products([...new Set(ids)])).map((product) => [product.id, product]));
  return stored.map(({ sets, links, ...message }) => ({
    ...message,
    products: sets
      .map(({ intro, closing, picks, sizes }) => ({
        intro,
        closing,
        products: picks.flatMap(({ id, colour }) => {
          const product = known.get(id);
          return product ? [showProduct(product, colour, sizes, place)] : [];
        }),
      }))
      .filter(({ products }) => products.length > 0),
    links: links.map(({ label, href }) => ({ label, href: inLanguage(href, place) })),
  }));
}

const PICTURE_WIDTH = 320;

function showProduct(
  product: ShelvedProduct,
  colour: string | null,
  sizes: string[],
  place: ChatPlace,
): ChatProduct {
  const variant = product.colourVariants.find((each) => each.colour === colour) ?? product.colourVariants[0];
  const priced = product.priceVariants.filter(
    (each) =>
      (!variant || each.colour === variant.colour) &&
      (sizes.length === 0 || each.size === null || sizes.includes(each.size)),
  );
  const range = findPriceRange(priced) ?? findPriceRange(product.priceVariants) ?? findPriceRange([product])!;
  const { price, wasPrice } = describePrice(range, place.locale);
  const picture = variant?.imagesResponsive[0] ?? variant?.image ?? product.imagesResponsive[0];
  return {
    product_id: product.id,
    product_name: product.name,
    product_price: wasPrice ?? price,
    product_salePrice: wasPrice ? price : null,
    product_url: inLanguage(productLink(product, variant?.colour ?? null, sizes), place),
    product_image: picture ? pictureUrl(picture.src, PICTURE_WIDTH) : '',
    product_availability: variant?.isOnStock ?? product.isOnStock,
  };
}

function inLanguage(path: string, { locale, ownLocale }: ChatPlace): string {
  return locale === ownLocale ? path : `/${locale}${path}`;
}
