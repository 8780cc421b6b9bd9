import { productLink } from '#commerce/links/product-link.ts';

export const EXPORT_FILE_NAME = 'product-export.csv';
export const EXPORT_COLUMNS = ['key', 'name', 'pdpURL'] as const;

export type ExportRow = Record<(typeof EXPORT_COLUMNS)[number], string>;

interface ExportedProduct {
  productKey: string;
  name: string;
  slug: string;
  isPremier: boolean;
}

/** `site` is the origin with the language's prefix, such as `https://shop.example/fr`. */
export function toExportRow(product: ExportedProduct, site: string): ExportRow {
  return { key: product.productKey, name: product.name, pdpURL: site + productLink(product) };
}
