import type { CategoryRef } from '#domain/catalogue/product.ts';
import { productLink } from '#domain/links/product-link.ts';
import { categoryLink } from '#domain/links/shop-links.ts';
import type { ListingProduct } from '#domain/listing/listing-product.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import { toMajorUnits } from '#domain/price/format-money.ts';
import { absolute, type JsonLd } from './json-ld.ts';

type ListedProduct = Pick<
  ListingProduct,
  'slug' | 'isPremier' | 'name' | 'brand' | 'colour' | 'price' | 'imagesResponsive' | 'isOnStock'
>;

/** The products of a listing, in their order. */
export function itemListData(products: readonly ListedProduct[], origin: string, offset = 0): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      item: listedProductData(product, origin),
    })),
  };
}

export interface Crumb {
  name: string;
  href: string;
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(origin, href),
    })),
  };
}

/** A product's categories as crumbs under the home page, whose name is translated by the caller. */
export function crumbsOf(breadcrumbs: readonly CategoryRef[], homeLabel: string): Crumb[] {
  const categories = breadcrumbs.filter(({ name }) => name.trim().toLowerCase() !== 'home');
  return [
    { name: homeLabel, href: '/' },
    ...categories.map(({ name, slug }) => ({ name, href: categoryLink(slug) })),
  ];
}

function listedProductData(product: ListedProduct, origin: string): JsonLd {
  const url = absolute(origin, productLink(product, product.colour));
  const [image] = product.imagesResponsive;
  return {
    '@type': 'Product',
    name: product.name,
    url,
    image: image && absolute(origin, pictureUrl(image.src, 800)),
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      price: toMajorUnits(product.price),
      priceCurrency: product.price.currencyCode,
      availability: `https://schema.org/${product.isOnStock ? 'InStock' : 'OutOfStock'}`,
      url,
    },
  };
}
