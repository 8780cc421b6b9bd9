import { redirect } from 'react-router';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/short-link';

/** Redirects a short link to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { products, brands } = context.get(shopContext);
  const url = await products.sharing.resolve(params.code);
  // A link may have been stored under a host that is no longer the shop's.
  if (!url || !URL.canParse(url) || !brands.isAllowedHost(new URL(url).host))
    throw new Response(null, { status: 404 });
  return redirect(url, 302);
}
