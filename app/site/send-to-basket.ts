import type { action } from '#app/routes/api/basket/add-to-cart.ts';
import { type ApiData, callApi } from './api-call.ts';
import { searchAttribution } from './attribution.ts';

export interface RequestedItem {
  sku: string;
  quantity?: number;
  customFields?: Record<string, string>;
  isSubscription?: boolean;
  bundleId?: string;
}

export type AddedToBasket = ApiData<typeof action>;

export interface AddFailure {
  /** A sentence for the shopper; empty when the server could not be reached. */
  error: string;
  code?: string;
}

/** Adds all items or none; on failure the result has a sentence that says why. */
export async function sendToBasket(requested: readonly RequestedItem[]): Promise<AddedToBasket | AddFailure> {
  const items = requested.map((item) => ({ quantity: 1, ...searchAttribution(), ...item }));
  const form = new FormData();
  form.set('data', JSON.stringify({ items }));
  try {
    const response = await callApi<typeof action>('/_api/basket/addToCart', { method: 'POST', body: form });
    if (response.ok) return await response.json();
    const { error = '', code } = await response.json();
    return { error, code };
  } catch {
    return { error: '' };
  }
}
