import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import { allowsEvents, readVisitor } from '#commerce/events/consent.ts';

/**
 * The token by which a search engine knows this shopper: the customer id, or the guest's cookie value. Undefined without
 * consent and for unknown visitors. Only for private calls: cached pages are the same for everyone.
 */
export async function readUserToken(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const cookies = request.headers.get('cookie');
  const { isPublic, session } = context.get(requestContext);
  if (isPublic || !allowsEvents(cookies)) return undefined;
  const current = await session.current();
  return current?.customer?.id ?? readVisitor(cookies) ?? current?.id;
}
