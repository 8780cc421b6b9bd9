import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import { type Actor, may, type Permission } from '#commerce/resources/permissions.ts';
import { tokenAuthor } from '#commerce/staff/api-token-resource.ts';

/** The member of staff behind the request. The guard has let nobody else through; this is the second lock. */
export async function requireActor(
  context: Readonly<RouterContextProvider>,
  permission?: Permission,
  /** For what concerns all brands: an account that is limited to some is refused. */
  { isForAllBrands = false } = {},
): Promise<Actor> {
  const { session, client, origin, locale } = context.get(requestContext);
  const customer = await session.customer();
  const role = customer?.staffRole;
  if (!customer || !role) throw new Response(null, { status: 404 });
  const { token } = customer;
  const actor = {
    id: token ? null : customer.id,
    email: token ? tokenAuthor(token.name) : customer.email,
    name: token?.name ?? `${customer.firstName} ${customer.lastName}`.trim(),
    role,
    grants: customer.staffGrants,
    ...customer.staffReach,
    ...(token && { scopes: token.scopes }),
    client,
    origin,
    locale,
  };
  if ((permission && !may(actor, permission)) || (isForAllBrands && actor.brands !== null))
    throw new Response(null, { status: 404 });
  return actor;
}
