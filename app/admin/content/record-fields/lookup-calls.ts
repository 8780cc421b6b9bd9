/** A product as a form shows it. */
export interface FoundProduct {
  id: string;
  key: string;
  name: string;
  brand: string;
  price: string;
  src: string | null;
}

export interface FoundProducts {
  products: FoundProduct[];
  total: number;
  /** Where this search leads instead. */
  redirect: string | null;
}

export type ProductQuestion =
  | { text: string; category?: string; shop?: string; locale?: string }
  | { category: string; text?: string; shop?: string; locale?: string }
  | { ids: string }
  | { keys: string };

const NOTHING: FoundProducts = { products: [], total: 0, redirect: null };

export async function fetchProducts(asked: ProductQuestion, signal: AbortSignal): Promise<FoundProducts> {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return ask(`/staff/studio/products?${query}`, signal, NOTHING);
}

/** Values that a filter has in the shop, by a part of their name. */
export async function fetchFilterValues(key: string, text: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ key, text });
  return (await ask<{ values: string[] }>(`/staff/studio/values?${query}`, signal, { values: [] })).values;
}

/** Pictures of the house by a part of their name. */
export async function fetchPictures(text: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ text });
  return (await ask<{ pictures: string[] }>(`/staff/studio/pictures?${query}`, signal, { pictures: [] }))
    .pictures;
}

/** A form can do without suggestions; what cannot be had is just not offered. */
async function ask<T>(url: string, signal: AbortSignal, otherwise: T): Promise<T> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as T) : otherwise;
  } catch {
    return otherwise;
  }
}
