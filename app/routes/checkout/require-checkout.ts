import { type RouterContextProvider, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { basketOwner } from '#app/routes/customer-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import { dataAddress, findPageRoute } from '#app/site/page-routes.ts';
import { NEXT_PAGE } from '#commerce/links/next-page.ts';

/** Whose basket is checked out; a visitor who has none is redirected to the basket page. */
export async function requireBasketOwner(context: Readonly<RouterContextProvider>) {
  const owner = await basketOwner(context);
  if (!owner) throw redirectToBasket(context);
  return owner;
}

/** The basket being checked out; redirects to the basket page when it cannot be checked out. */
export async function requireCheckout(context: Readonly<RouterContextProvider>) {
  const { brand, locale } = context.get(requestContext);
  const owner = await requireBasketOwner(context);
  const { baskets } = context.get(shopContext).checkout;
  const current = await baskets.view(owner, brand);
  const country = current?.shippingAddress?.country;
  // An express wallet that was opened and closed may have left another country in the basket.
  const isWrongCountry = country !== undefined && country !== current?.country;
  if (isWrongCountry) await baskets.setFields(owner, brand, { country });
  const view = isWrongCountry ? await baskets.view(owner, brand) : current;
  if (!view?.canCheckOut) throw redirectToBasket(context);
  return { owner, view, brand, locale };
}

function redirectToBasket(context: Readonly<RouterContextProvider>): Response {
  const { brand, locale } = context.get(requestContext);
  return redirect(localPath('/basket', locale, brand));
}

export type CheckoutStep = 'details' | 'delivery' | 'payment';

const PATHS: Record<CheckoutStep, string> = {
  details: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
};

export function stepPath(step: CheckoutStep, context: Readonly<RouterContextProvider>): string {
  const { brand, locale } = context.get(requestContext);
  return localPath(PATHS[step], locale, brand);
}

/** Leads to a step after a form; its data comes with the answer. */
export function redirectToStep(step: CheckoutStep, context: Readonly<RouterContextProvider>): Response {
  const path = stepPath(step, context);
  const route = findPageRoute(path);
  const headers = route ? { [NEXT_PAGE]: dataAddress(route, path) } : undefined;
  return redirect(path, { headers });
}
