import { redirect } from 'react-router';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/short-link';

/** A short address leads to the page it stands for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const url = await context.get(shopContext).sharing.resolve(params.code);
  if (!url) throw new Response(null, { status: 404 });
  return redirect(url, 302);
}
