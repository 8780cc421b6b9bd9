import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { Crumb } from '#commerce/links/breadcrumbs.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { pictureAddress } from '#commerce/media/picture.ts';
import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import { type DataSite, type JsonLd, pageAddress } from './json-ld.ts';

type ListedProduct = Pick<
  ListingProduct,
  'slug' | 'isPremier' | 'name' | 'brand' | 'colour' | 'price' | 'imagesResponsive' | 'isOnStock'
>;

/** Structured data of the products of a listing, in order. */
export function itemListData(products: readonly ListedProduct[], site: DataSite, offset = 0): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      item: listedProductData(product, site),
    })),
  };
}

export function breadcrumbData(crumbs: readonly Crumb[], site: DataSite): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, href),
    })),
  };
}

function listedProductData(product: ListedProduct, site: DataSite): JsonLd {
  const url = pageAddress(site, productLink(product, product.colour));
  const [image] = product.imagesResponsive;
  return {
    '@type': 'Product',
    name: product.name,
    url,
    image: image && pictureAddress(image.src, 800, site),
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
