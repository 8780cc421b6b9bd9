import { redirect } from 'react-router';
import { ensureBasketOwner } from '#app/routes/customer-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import {
  attributedQueryId,
  parseRequestedItems,
  type RequestedItems,
} from '#commerce/basket/basket-items.ts';
import type { AddResult } from '#commerce/basket/baskets.server.ts';
import { giftLineId } from '#commerce/basket/gifts.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readForm } from '../../read-form.ts';
import { jsonError, jsonResponse, notAllowed, wantsPage } from '../responses.ts';
import type { Route } from './+types/add-to-cart';

/** Adds items to the basket. Form field `data` holds them as JSON; a form without script sends `sku` and `quantity`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, session } = context.get(requestContext);
  const requested = await readItems(request);
  const isPage = wantsPage(request);
  const toBasket = (problem?: string) =>
    redirect(`${localPath('/basket', locale, brand.locale)}${problem ? `?problem=${problem}` : ''}`, 303);
  if (!requested) {
    if (isPage) throw toBasket('unreadable');
    return jsonError(400, 'Please choose something to add.', { code: 'unreadable' });
  }
  const owner = await ensureBasketOwner(context);
  const {
    checkout: { baskets },
    search: { analytics: searchAnalytics },
  } = context.get(shopContext);
  const result = await baskets.add(owner, requested.items, brand, requested.isEphemeral);
  if (result.kind !== 'added') {
    const { status, error, code } = describeProblem(result);
    if (isPage) throw toBasket(code);
    return jsonError(status, error, { code });
  }
  if (isPage) throw toBasket();
  const view = await baskets.view(owner, brand, result.cartId);
  const addedIds = result.addedLineIds.flatMap((id) => [id, giftLineId(id)]);
  const added = view?.lines.filter(({ id }) => addedIds.includes(id)) ?? [];
  const current = await session.current();
  if (current)
    searchAnalytics.basket(
      attributeToSearch(
        added.filter(({ isGift }) => !isGift),
        requested,
      ),
      current,
      allowsEvents(request.headers.get('cookie')),
    );
  return jsonResponse({
    id: result.cartId,
    cartId: result.cartId,
    basketCount: requested.isEphemeral ? undefined : result.count,
    added,
    notices: result.notices,
    totals: view?.totals,
    currency: brand.currency,
    freeDelivery: view?.freeDelivery ?? null,
  });
}

export function loader() {
  return notAllowed('POST');
}

/** The added products, each with the search that led to it. */
function attributeToSearch(added: readonly { sku: string; productId: string }[], { items }: RequestedItems) {
  return added.map(({ sku, productId }) => ({
    productId,
    queryId: attributedQueryId(productId, items.find((item) => item.sku === sku)?.search),
  }));
}

async function readItems(request: Request): Promise<RequestedItems | null> {
  try {
    const form = await readForm(request);
    const sent = form.get('data');
    if (typeof sent === 'string') return parseRequestedItems(parseStorableJson(sent));
    const quantity = form.get('quantity');
    const customFields = Object.fromEntries(
      [...form]
        .filter(([name]) => name.startsWith('customFields.'))
        .map(([name, value]) => [name.slice('customFields.'.length), String(value)]),
    );
    const items = form.getAll('sku').map((sku) => ({
      sku,
      quantity: quantity === null ? 1 : Number(quantity),
      customFields,
      isSubscription: form.get('isSubscription') === 'true',
    }));
    return parseRequestedItems({ items, ephemeral: form.get('ephemeral') });
  } catch {
    return null;
  }
}

function describeProblem(result: Exclude<AddResult, { kind: 'added' }>): {
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
