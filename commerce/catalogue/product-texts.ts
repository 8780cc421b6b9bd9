import type { Product } from './product.ts';

type WithTexts = Pick<Product, 'name' | 'texts'> & Partial<Pick<Product, 'description'>>;

/** The product with its name and description in the language of a page; each in the catalogue's language where it has no other. */
export function translateProduct<Described extends WithTexts>(product: Described, locale: string): Described {
  const { name, description } = product.texts?.[languageOf(locale)] ?? {};
  if (!name && !description) return product;
  return { ...product, name: name || product.name, description: description || product.description };
}

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? locale;
