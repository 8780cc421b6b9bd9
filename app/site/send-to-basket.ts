import type { BasketLineView } from '#commerce/basket/basket-view.server.ts';
import { foundBy } from './found-by.ts';

export interface AskedPiece {
  sku: string;
  quantity?: number;
  customFields?: Record<string, string>;
  isSubscription?: boolean;
  bundleId?: string;
}

export interface AddedAnswer {
  basketCount: number;
  currency: string;
  added: BasketLineView[];
  totals?: { subTotal: number };
  freeDelivery: { isReached: boolean; remaining: number } | null;
}

export interface AddFailure {
  /** The shop's own sentence; empty when it could not be reached. */
  error: string;
  code?: string;
}

/** Into the basket, all of them or none; else a sentence that says why not. */
export async function sendToBasket(pieces: readonly AskedPiece[]): Promise<AddedAnswer | AddFailure> {
  const items = pieces.map((piece) => ({ quantity: 1, ...foundBy(), ...piece }));
  const form = new FormData();
  form.set('data', JSON.stringify({ items }));
  try {
    const response = await fetch('/_api/basket/addToCart', { method: 'POST', body: form });
    const answer = (await response.json()) as AddedAnswer & Partial<AddFailure>;
    return response.ok && !answer.error ? answer : { error: answer.error ?? '', code: answer.code };
  } catch {
    return { error: '' };
  }
}
