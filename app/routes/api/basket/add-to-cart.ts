import { redirect } from 'react-router';
import { ensureBasketOwner } from '#app/routes/account/account-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import { type AskedItems, parseAskedItems, searchThatFound } from '#commerce/basket/basket-items.ts';
import type { AddResult } from '#commerce/basket/baskets.server.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readForm } from '../../read-form.ts';
import { jsonError, notAllowed, wantsPage } from '../answers.ts';
import type { Route } from './+types/add-to-cart';

/** Form field `data` holds JSON; a form without script may send `sku` and `quantity` as they are. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(requestContext);
  const { brand, locale } = visit;
  const asked = await readAsked(request);
  const isPage = wantsPage(request);
  const toBasket = (problem?: string) =>
    redirect(`${localPath('/basket', locale, brand.locale)}${problem ? `?problem=${problem}` : ''}`, 303);
  if (!asked) {
    return isPage
      ? toBasket('unreadable')
      : jsonError(400, 'Please choose something to add.', { code: 'unreadable' });
  }
  const owner = await ensureBasketOwner(context);
  const { baskets, searchAnalytics } = context.get(shopContext);
  const result = await baskets.add(owner, asked.items, brand, asked.isEphemeral);
  if (result.kind !== 'added') {
    const problem = problemOf(result);
    return isPage ? toBasket(problem.code) : jsonError(problem.status, problem.error, { code: problem.code });
  }
  if (isPage) return toBasket();
  const view = await baskets.view(owner, brand, result.cartId);
  const added = view?.lines.filter(({ id }) => result.addedLineIds.includes(id)) ?? [];
  const session = await visit.session.current();
  if (session)
    searchAnalytics.basket(foundBySearch(added, asked), session, allowsEvents(request.headers.get('cookie')));
  return Response.json({
    id: result.cartId,
    cartId: result.cartId,
    basketCount: asked.isEphemeral ? undefined : result.count,
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

/** What was added, and the searches that had found it. */
function foundBySearch(added: readonly { sku: string; productId: string }[], { items }: AskedItems) {
  return added.map(({ sku, productId }) => ({
    productId,
    queryId: searchThatFound(productId, items.find((item) => item.sku === sku)?.search),
  }));
}

async function readAsked(request: Request): Promise<AskedItems | null> {
  try {
    const form = await readForm(request);
    const sent = form.get('data');
    if (typeof sent === 'string') return parseAskedItems(parseStorableJson(sent));
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
    return parseAskedItems({ items, ephemeral: form.get('ephemeral') });
  } catch {
    return null;
  }
}

function problemOf(result: Exclude<AddResult, { kind: 'added' }>): {
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
