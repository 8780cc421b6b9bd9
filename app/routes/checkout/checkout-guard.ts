import { type RouterContextProvider, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { basketOwner } from '#app/routes/account/account-guard.ts';
import { localPath } from '#app/site/local-path.ts';

/** The basket being checked out; whoever has none that can be is sent to the basket. */
export async function requireCheckout(context: Readonly<RouterContextProvider>) {
  const { brand, locale } = context.get(requestContext);
  const owner = await basketOwner(context);
  const { baskets } = context.get(shopContext);
  const seen = owner && (await baskets.view(owner, brand));
  const home = seen?.shippingAddress?.country;
  // A wallet that was opened and closed may have asked about another country.
  const isAstray = home !== undefined && home !== seen?.country;
  if (owner && isAstray) await baskets.setFields(owner, brand, { country: home });
  const view = owner && isAstray ? await baskets.view(owner, brand) : seen;
  if (!owner || !view?.canCheckOut) throw redirect(localPath('/basket', locale, brand.locale));
  return { owner, view, brand, locale };
}

export type CheckoutStep = 'details' | 'delivery' | 'payment';

const PATHS: Record<CheckoutStep, string> = {
  details: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
};

export function stepPath(step: CheckoutStep, context: Readonly<RouterContextProvider>): string {
  const { brand, locale } = context.get(requestContext);
  return localPath(PATHS[step], locale, brand.locale);
}
