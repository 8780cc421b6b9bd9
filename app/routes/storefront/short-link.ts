import { redirect } from 'react-router';
import { shopContext } from '#app/context.ts';
import { orUnavailable } from '#app/routes/api/responses.ts';
import type { Route } from './+types/short-link';

/** Redirects a short link to its page. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { products, brands } = context.get(shopContext);
  return orUnavailable(async () => {
    const url = await products.sharing.resolve(params.code);
    // A link may have been stored under a host that is no longer the shop's.
    const isOurs = url !== null && URL.canParse(url) && brands.isAllowedHost(new URL(url).host);
    return isOurs ? redirect(url, 302) : new Response(null, { status: 404 });
  });
}
