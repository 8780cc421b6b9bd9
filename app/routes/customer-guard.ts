import { type RouterContextProvider, redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { localPath } from '#app/site/local-path.ts';
import { storeDraft } from './form-draft.ts';

/** The signed-in customer; guests are redirected to sign in and return afterwards. */
export async function requireCustomer(context: Readonly<RouterContextProvider>, request: Request) {
  const { session, locale, brand } = context.get(requestContext);
  const record = await session.current();
  if (record?.customer) return { customer: record.customer, sessionId: record.id };
  const url = new URL(request.url);
  // Of a request for data alone.
  url.searchParams.delete('_routes');
  const returnTo = encodeURIComponent(`${url.pathname.replace(/\.data$/, '')}${url.search}`);
  // A form was sent after the session had ended: the sign-in page says that nothing was saved, and the form is filled in again.
  if (request.method !== 'GET') await storeDraft(context, request);
  const meanwhile = request.method === 'GET' ? '' : '&meanwhile';
  throw redirect(`${localPath('/sign-in', locale, brand)}?returnTo=${returnTo}${meanwhile}`);
}

/** The home page's absolute address in the current language, without a slash at the end: the base of links in emails. */
export function homeUrl(context: Readonly<RouterContextProvider>): string {
  const { origin, locale, brand } = context.get(requestContext);
  return `${origin}${localPath('/', locale, brand).replace(/\/$/, '')}`;
}

/** The owner of the basket in this session; null for a visitor without a session. */
export async function basketOwner(context: Readonly<RouterContextProvider>) {
  const { session, locale } = context.get(requestContext);
  const record = await session.current();
  return record && ownerOf(record, locale);
}

/** Starts a session if there is none: for requests that add to a basket. */
export async function ensureBasketOwner(context: Readonly<RouterContextProvider>) {
  const { session, locale } = context.get(requestContext);
  return ownerOf(await session.ensure(), locale);
}

interface OwnerRecord {
  id: string;
  customer: { id: string; premierUntil: Date | null } | null;
}

function ownerOf({ id, customer }: OwnerRecord, locale: string) {
  return {
    sessionId: id,
    customerId: customer?.id ?? null,
    isPremier: Boolean(customer?.premierUntil && customer.premierUntil > new Date()),
    locale,
  };
}
