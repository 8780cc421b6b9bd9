import type { MetaDescriptor } from 'react-router';
import type { Alternate } from '#app/site/alternates.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { pictureAddress } from '#commerce/media/picture.ts';
import { toDecimal } from '#commerce/pricing/format-money.ts';
import type { JsonLd } from '#commerce/seo/json-ld.ts';
import { breadcrumbData } from '#commerce/seo/listing-data.ts';
import { FAILED_TITLE, type MarketData, productData, productTitle } from '#commerce/seo/product-data.ts';

export interface ProductMeta {
  title: string;
  description: string;
  canonical: string;
  alternates: Alternate[];
  image: string | null;
  price: { amount: string; currency: string } | null;
  appId: string | null;
  data: JsonLd[];
}

export interface MetaInput {
  origin: string;
  mediaHost?: string | null;
  /** Localises a path to the page's language. */
  local: (path: string) => string;
  /** The page in other languages. */
  alternates: Alternate[];
  /** The category taxonomy in the page's language. */
  categoryName?: string;
  homeLabel: string;
  /** The text of the promotion badge, if there is one. */
  promoText: string | null;
  appId: string | null;
  limitedAvailabilityBelow: number;
  market?: MarketData;
}

/** With more variants, the structured data has one offer per colour to stay small. */
const MAX_OFFERS = 60;
const MAX_DESCRIPTION_LENGTH = 300;

/** Meta tags and structured data of a product; null when they cannot be made. */
export function describeProduct(product: Product, input: MetaInput): ProductMeta | null {
  try {
    const { origin, local } = input;
    const description = shorten(input.promoText || product.description);
    const [image] = product.colours.flatMap(({ images }) => images);
    const price = product.variants[0]?.price.price;
    return {
      title: productTitle({ ...product, categoryTaxonomy: input.categoryName ?? product.categoryTaxonomy }),
      description,
      canonical: origin + local(productLink(product)),
      alternates: input.alternates,
      image: image ? pictureAddress(image.src, 1080, input) : null,
      price: price ? { amount: toDecimal(price), currency: price.currencyCode } : null,
      appId: input.appId,
      data: [
        productData(withFewOffers(product), {
          origin,
          mediaHost: input.mediaHost,
          local,
          description,
          limitedAvailabilityBelow: input.limitedAvailabilityBelow,
          market: input.market,
        }),
        breadcrumbData(
          [
            ...breadcrumbsOf(product.breadcrumbs, input.homeLabel),
            { name: product.name, href: productLink(product) },
          ],
          { origin, local },
        ),
      ],
    };
  } catch {
    return null;
  }
}

export function metaTags(meta: ProductMeta | null): MetaDescriptor[] {
  if (!meta) return [{ title: FAILED_TITLE }];
  const { title, description, canonical, image, price, appId } = meta;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...meta.alternates.map((one) => ({ tagName: 'link' as const, rel: 'alternate', ...one })),
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
  if (image) tags.push({ property: 'og:image', content: image }, { name: 'twitter:image', content: image });
  if (price) {
    tags.push(
      { property: 'product:price:amount', content: price.amount },
      { property: 'product:price:currency', content: price.currency },
    );
  }
  if (appId) tags.push({ name: 'apple-itunes-app', content: `app-id=${appId}, app-argument=${canonical}` });
  return [...tags, ...meta.data.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor)];
}

function withFewOffers(product: Product): Product {
  if (product.variants.length <= MAX_OFFERS) return product;
  const oneEach = product.colours.flatMap(({ colour }) => {
    const ofColour = product.variants.filter((variant) => variant.colour === colour);
    return ofColour.find(({ stock }) => stock.isOnStock) ?? ofColour[0] ?? [];
  });
  const [master, ...others] = product.colours;
  const colours = master ? [master, ...others.map((colour) => ({ ...colour, images: [] }))] : [];
  return { ...product, variants: oneEach.slice(0, MAX_OFFERS), colours };
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
