import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import type { CardProduct, ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { pictureUrl } from '#commerce/media/picture.ts';
import { describePrice, findPriceRange } from '#commerce/pricing/price-range.ts';
import type { ChatMessage, ChatProduct } from './chat-message.ts';
import type { StoredMessage } from './chat-store.server.ts';

export interface SiteContext {
  locale: string;
  /** What precedes paths: the market and language of the page. */
  segment: string;
  fascia: string;
  priceList: string;
}

/** Renders stored messages with current product data. Products that the site does not sell any more are left out. */
export async function showMessages(
  stored: readonly StoredMessage[],
  productCards: ProductCardCache,
  scope: SiteContext,
): Promise<ChatMessage[]> {
  const ids = stored.flatMap(({ sets }) => sets.flatMap(({ picks }) => picks.map(({ id }) => id)));
  const known = new Map(
    (await productCards.products([...new Set(ids)], scope.priceList)).map((product) => [product.id, product]),
  );
  return stored.map(({ sets, links, ...message }) => ({
    ...message,
    products: sets
      .map(({ intro, closing, picks, sizes }) => ({
        intro,
        closing,
        products: picks.flatMap(({ id, colour }) => {
          const product = known.get(id);
          return product && isSoldOn(product, scope.fascia)
            ? [showProduct(product, colour, sizes, scope)]
            : [];
        }),
      }))
      .filter(({ products }) => products.length > 0),
    links: links.map(({ label, href }) => ({ label, href: inLanguage(href, scope) })),
  }));
}

const PICTURE_WIDTH = 320;

function showProduct(
  product: CardProduct,
  colour: string | null,
  sizes: string[],
  scope: SiteContext,
): ChatProduct {
  const variant = product.colourVariants.find((each) => each.colour === colour) ?? product.colourVariants[0];
  const priced = product.priceVariants.filter(
    (each) =>
      (!variant || each.colour === variant.colour) &&
      (sizes.length === 0 || each.size === null || sizes.includes(each.size)),
  );
  const range = findPriceRange(priced) ?? findPriceRange(product.priceVariants) ?? findPriceRange([product]);
  if (!range) throw new Error(`product ${product.id} has no price`);
  const { price, wasPrice } = describePrice(range, scope.locale);
  const picture = variant?.imagesResponsive[0] ?? variant?.image ?? product.imagesResponsive[0];
  return {
    product_id: product.id,
    product_name: translateProduct(product, scope.locale).name,
    product_price: wasPrice ?? price,
    product_salePrice: wasPrice ? price : null,
    product_url: inLanguage(productLink(product, variant?.colour ?? null, sizes), scope),
    product_image: picture ? pictureUrl(picture.src, PICTURE_WIDTH) : '',
    product_availability: variant?.isOnStock ?? product.isOnStock,
  };
}

function inLanguage(path: string, { segment }: SiteContext): string {
  return segment + path;
}
