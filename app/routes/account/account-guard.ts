import { type RouterContextProvider, redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { localPath } from '#app/site/local-path.ts';

/** The customer whose page this is; guests are sent to sign in and come back. */
export async function requireCustomer(context: Readonly<RouterContextProvider>, request: Request) {
  const { session, locale, brand } = context.get(requestContext);
  const record = await session.current();
  if (record?.customer) return { customer: record.customer, sessionId: record.id };
  const url = new URL(request.url);
  const back = encodeURIComponent(`${url.pathname.replace(/\.data$/, '')}${url.search}`);
  // A form that was open while the session ended, or was ended in another tab: nobody is to think that it was saved.
  const meanwhile = request.method === 'GET' ? '' : '&meanwhile';
  throw redirect(`${localPath('/sign-in', locale, brand.locale)}?returnTo=${back}${meanwhile}`);
}

/** The shop's address in the visitor's language, for links that leave the browser. */
export function homeAddress(context: Readonly<RouterContextProvider>): string {
  const { origin, locale, brand } = context.get(requestContext);
  return `${origin}${localPath('/', locale, brand.locale).replace(/\/$/, '')}`;
}

/** Whose basket this request is about; null before anything was put into one. */
export async function basketOwner(context: Readonly<RouterContextProvider>) {
  const record = await context.get(requestContext).session.current();
  return record && ownerOf(record);
}

/** The same, for what is about to put something into a basket. */
export async function ensureBasketOwner(context: Readonly<RouterContextProvider>) {
  return ownerOf(await context.get(requestContext).session.ensure());
}

interface OwnerRecord {
  id: string;
  customer: { id: string; premierUntil: Date | null } | null;
}

function ownerOf({ id, customer }: OwnerRecord) {
  return {
    sessionId: id,
    customerId: customer?.id ?? null,
    isPremier: Boolean(customer?.premierUntil && customer.premierUntil > new Date()),
  };
}
