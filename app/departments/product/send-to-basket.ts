import { foundBy } from '#app/site/found-by.ts';
import type { BasketLineView } from '#server/basket/basket-view.server.ts';

export interface AskedLine {
  sku: string;
  customFields?: Record<string, string>;
  isSubscription?: boolean;
}

export interface AddedAnswer {
  basketCount: number;
  currency: string;
  added: BasketLineView[];
  totals?: { subTotal: number };
  freeDelivery: { isReached: boolean; remaining: number } | null;
}

/** One piece into the basket, or a sentence that says why not. */
export async function sendToBasket(line: AskedLine): Promise<AddedAnswer | { error: string; code?: string }> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items: [{ quantity: 1, ...foundBy(), ...line }] }));
  try {
    const response = await fetch('/_api/basket/addToCart', { method: 'POST', body: form });
    const answer = (await response.json()) as AddedAnswer & { error?: string; code?: string };
    return response.ok && !answer.error ? answer : { error: answer.error ?? '', code: answer.code };
  } catch {
    return { error: '' };
  }
}
