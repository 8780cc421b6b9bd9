import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import { homeUrl } from '#app/routes/customer-guard.ts';
import type { EmailContext } from '#commerce/customers/customers.server.ts';
import { isEmail } from '#commerce/customers/email.ts';

/** Sends a link to the address in a form, and says the same whether or not there is an account. */
export async function requestLink(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  send: (email: string, emailContext: EmailContext) => Promise<{ retryAfterSeconds: number } | null>,
) {
  const { brand, locale, client } = context.get(requestContext);
  const email = String(form.get('email') ?? '').slice(0, 254);
  if (!isEmail(email)) return data({ kind: 'not-an-email' as const, email, minutes: 0 }, { status: 422 });
  const home = homeUrl(context);
  const refused = await send(email, { home, shop: brand.name, brand: brand.slug, locale, client });
  if (!refused) return data({ kind: 'sent' as const, email, minutes: 0 });
  const minutes = Math.ceil(refused.retryAfterSeconds / 60);
  return data({ kind: 'too-many' as const, email, minutes }, { status: 429 });
}
