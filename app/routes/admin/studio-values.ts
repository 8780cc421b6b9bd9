import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import type { Route } from './+types/studio-values';
import { requireActor } from './actor.ts';

const SHOWN = 20;
const question = v.object({
  key: v.pipe(
    v.string(),
    v.check((key) => findFacet(key) !== undefined, 'This filter does not exist.'),
  ),
  text: v.pipe(v.string(), v.trim(), v.maxLength(60)),
});

/** Values of a filter by a part of their name. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
  if (!asked.success) return jsonError(400, asked.issues[0].message);
  const { key, text } = asked.output;
  const everything = {
    text: null,
    categorySlug: null,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facetKeys: [key],
  } as const;
  const terms = await context
    .get(shopContext)
    .search.engine.facetValues({ ...everything, facetKeys: [key] }, key, text, SHOWN, request.signal);
  return jsonResponse({ values: terms.map(({ term }) => term) });
}
