import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/mock-service';

/** Mock widgets: pages and scripts in place of the vendors' own. Only a demo has them. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { brand, origin, nonce = '', locale } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const widgetRequest = { query, brand, origin, nonce, locale: query.get('locale') ?? locale };
  const response = await context.get(shopContext).widgets.mocks?.respond(params['*'], widgetRequest);
  return response ?? new Response(null, { status: 404 });
}
