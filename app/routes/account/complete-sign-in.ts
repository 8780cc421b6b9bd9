import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { localPath } from '#app/site/local-path.ts';

/**
 * Starts the session of a customer who has proved who they are; where to go next. A member of staff with a second factor shows
 * that first, unless the identity provider has asked for one.
 */
export async function completeSignIn(
  context: Readonly<RouterContextProvider>,
  customerId: string,
  { returnTo, isFactorShown = false }: { returnTo: string; isFactorShown?: boolean },
): Promise<string> {
  const { checkout, admin } = context.get(shopContext);
  const { session, brand, locale, origin, client, userAgent } = context.get(requestContext);
  const { customer } = await checkout.signIn(session, customerId, brand);
  if (customer?.staffRole || customer?.pendingFactor)
    await admin.signIn.noteDevice(customerId, { client, userAgent }, { origin, locale });
  if (!customer?.pendingFactor) return returnTo;
  if (isFactorShown) {
    await session.passFactor();
    return returnTo;
  }
  const query = new URLSearchParams({ returnTo });
  return `${localPath('/sign-in/second-factor', locale, brand)}?${query}`;
}
