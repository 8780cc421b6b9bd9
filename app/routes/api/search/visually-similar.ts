import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/visually-similar';

const query = v.object({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
  colour: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  fascia: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
});

/** Products that look like this one in this colour; never cached, because it depends on stock. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => findVisuallySimilar(args));
}

async function findVisuallySimilar({ request, context }: Route.LoaderArgs) {
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return jsonError(400, 'key is needed.');
  const { brand } = context.get(requestContext);
  const { key, colour, fascia = brand.slug } = parsed.output;
  const site = { slug: fascia, priceList: brand.priceList };
  const visualSimilar = await context
    .get(shopContext)
    .merchandising.recommendations.findVisuallySimilar(key, colour === '' ? null : colour, site);
  return jsonResponse({ visualSimilar }, { headers: { 'cache-control': 'no-store' } });
}
