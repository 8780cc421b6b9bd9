import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/stand-in';

/** Local stand-ins of outside widgets: pages and scripts that speak as the vendors' do. Only a demo has them. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { brand, origin, nonce = '', locale } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = { query, brand, origin, nonce, locale: query.get('locale') ?? locale };
  const answer = await context.get(shopContext).standIns?.respond(params['*'], asked);
  return answer ?? new Response(null, { status: 404 });
}
