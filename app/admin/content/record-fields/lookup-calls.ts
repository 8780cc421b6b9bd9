import type { loader as picturesLoader } from '#app/routes/admin/studio-pictures.ts';
import type { loader as productsLoader } from '#app/routes/admin/studio-products.ts';
import type { loader as valuesLoader } from '#app/routes/admin/studio-values.ts';
import { callApi } from '#app/site/api-call.ts';

// Lookups are suggestions: a failed call offers none.

/** A product as a form shows it. */
export interface ProductMatch {
  id: string;
  key: string;
  name: string;
  brand: string;
  price: string;
  src: string | null;
}

export interface ProductMatches {
  products: ProductMatch[];
  total: number;
  /** Where this search leads instead. */
  redirect: string | null;
}

export type ProductQuestion =
  | { text: string; category?: string; shop?: string; locale?: string }
  | { category: string; text?: string; shop?: string; locale?: string }
  | { ids: string }
  | { keys: string };

const NOTHING: ProductMatches = { products: [], total: 0, redirect: null };

export async function fetchProducts(asked: ProductQuestion, signal: AbortSignal): Promise<ProductMatches> {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  try {
    const response = await callApi<typeof productsLoader>(`/staff/studio/products?${query}`, { signal });
    return response.ok ? await response.json() : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Values that a filter has in the shop, by a part of their name. */
export async function fetchFilterValues(key: string, text: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ key, text });
  try {
    const response = await callApi<typeof valuesLoader>(`/staff/studio/values?${query}`, { signal });
    return response.ok ? (await response.json()).values : [];
  } catch {
    return [];
  }
}

/** Pictures of the library by a part of their name. */
export async function fetchPictures(text: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ text });
  try {
    const response = await callApi<typeof picturesLoader>(`/staff/studio/pictures?${query}`, { signal });
    return response.ok ? (await response.json()).pictures : [];
  } catch {
    return [];
  }
}
