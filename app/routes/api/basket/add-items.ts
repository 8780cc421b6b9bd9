import { type RouterContextProvider, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import type { RefusedItem } from '#app/features/product/product-view.ts';
import { ensureBasketOwner } from '#app/routes/customer-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import { parseRequestedItems, type RequestedItems } from '#commerce/basket/basket-items.ts';
import type { AddResult } from '#commerce/basket/baskets.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The items of a form without script: `sku`, `quantity` and `customFields.…`; null when they cannot be read. */
export function readFormItems(form: FormData): RequestedItems | null {
  const quantity = form.get('quantity');
  const items = form.getAll('sku').map((sku) => ({
    sku,
    quantity: quantity === null ? 1 : Number(quantity),
    customFields: readCustomFields(form),
    isSubscription: form.get('isSubscription') === 'true',
  }));
  return parseRequestedItems({ items, ephemeral: form.get('ephemeral') });
}

function readCustomFields(form: FormData): Record<string, string> {
  const prefix = 'customFields.';
  return Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), String(value)]),
  );
}

/** Adds what a product page sent without script, and redirects to the basket. Returns wrong custom fields. */
export async function addFromForm(context: Context, form: FormData): Promise<RefusedItem> {
  const { brand } = context.get(requestContext);
  const requested = readFormItems(form);
  if (requested) {
    const { baskets } = context.get(shopContext).checkout;
    const owner = await ensureBasketOwner(context);
    const result = await baskets.add(owner, requested.items, brand, false);
    if (result.kind === 'added') throw redirectToBasket(context);
    if (result.kind !== 'wrong-fields') throw redirectToBasket(context, describeProblem(result).code);
  }
  return { sku: String(form.get('sku')), customFields: readCustomFields(form) };
}

/** The basket page says what the problem was. */
export function redirectToBasket(context: Context, problem?: string): Response {
  const { brand, locale } = context.get(requestContext);
  const path = localPath('/basket', locale, brand);
  return redirect(problem ? `${path}?problem=${problem}` : path, 303);
}

export function describeProblem(result: Exclude<AddResult, { kind: 'added' }>): {
  status: number;
  code: string;
  error: string;
} {
  switch (result.kind) {
    case 'unknown-sku':
      return { status: 404, code: 'unavailable', error: 'This item is no longer available.' };
    case 'not-subscribable':
      return { status: 422, code: 'not-subscribable', error: 'This item is not sold by subscription.' };
    case 'wrong-fields':
      return { status: 422, code: 'wrong-fields', error: result.message };
    case 'full':
      return { status: 409, code: 'full', error: 'Your basket is full.' };
    case 'nothing-left': {
      const isSoldOut = result.notices.every(({ limit }) => limit === 'out-of-stock');
      return isSoldOut
        ? { status: 409, code: 'out-of-stock', error: 'This item is out of stock.' }
        : {
            status: 409,
            code: 'limit-reached',
            error: 'You already have as many of these as we can sell you.',
          };
    }
  }
}
