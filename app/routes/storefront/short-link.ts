import { redirect } from 'react-router';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/short-link';

/** Redirects a short link to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const url = await context.get(shopContext).products.sharing.resolve(params.code);
  if (!url) throw new Response(null, { status: 404 });
  return redirect(url, 302);
}
