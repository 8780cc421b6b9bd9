import { ensureBasketOwner } from '#app/routes/customer-guard.ts';
import {
  attributedQueryId,
  parseRequestedItems,
  type RequestedItems,
} from '#commerce/basket/basket-items.ts';
import { giftLineId } from '#commerce/basket/gifts.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readForm } from '../../read-form.ts';
import { jsonError, jsonResponse, notAllowed, wantsPage } from '../responses.ts';
import type { Route } from './+types/add-to-cart';
import { describeProblem, readFormItems, redirectToBasket } from './add-items.ts';

/** For the report on how far shoppers come; it names no product and no person. */
const BASKET_START = { name: 'basketStart', productId: null, details: {} };

/** Adds items to the basket. Form field `data` holds them as JSON; a form without script sends `sku` and `quantity`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, session } = context.get(requestContext);
  const requested = await readItems(request);
  const isPage = wantsPage(request);
  if (!requested) {
    if (isPage) throw redirectToBasket(context, 'unreadable');
    return jsonError(400, 'Please choose something to add.', { code: 'unreadable' });
  }
  const owner = await ensureBasketOwner(context);
  const {
    checkout: { baskets },
    search: { analytics: searchAnalytics, events },
  } = context.get(shopContext);
  const result = await baskets.add(owner, requested.items, brand, requested.isEphemeral);
  if (result.kind !== 'added') {
    const { status, error, code } = describeProblem(result);
    if (isPage) throw redirectToBasket(context, code);
    return jsonError(status, error, { code });
  }
  const isAllowed = allowsEvents(request.headers.get('cookie'));
  if (isAllowed) await events.record(`basket-${result.cartId}`, [BASKET_START], brand);
  if (isPage) throw redirectToBasket(context);
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
      isAllowed,
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
    return readFormItems(form);
  } catch {
    return null;
  }
}
