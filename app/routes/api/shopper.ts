import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/shopper';

/** Who this is, after first paint; the one thing that differs from visitor to visitor. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shopper } = context.get(shopContext);
  return Response.json(await shopper(context.get(requestContext)), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
