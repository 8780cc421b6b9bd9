import { type RouterContextProvider, redirect } from 'react-router';
import { localPath } from '#app/site/local-path.ts';
import { shopContext, visitContext } from '../context.ts';
import { basketOwner } from './account-guard.ts';

/** The basket being checked out; whoever has none that can be is sent to the basket. */
export async function requireCheckout(context: Readonly<RouterContextProvider>) {
  const { brand, locale } = context.get(visitContext);
  const owner = await basketOwner(context);
  const view = owner && (await context.get(shopContext).baskets.view(owner, brand));
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
  const { brand, locale } = context.get(visitContext);
  return localPath(PATHS[step], locale, brand.locale);
}
