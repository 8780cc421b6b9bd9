import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { findFilterKey } from '#commerce/search/facets/filter-keys.ts';
import type { Route } from './+types/staff-studio-values';
import { requireAdmin } from './require-admin.ts';

const SHOWN = 20;
const question = v.object({
  key: v.pipe(
    v.string(),
    v.check((key) => findFilterKey(key) !== undefined, 'Nobody knows this filter.'),
  ),
  text: v.pipe(v.string(), v.trim(), v.maxLength(60)),
});

/** Values of a filter by a part of their name. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireAdmin(context);
  const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
  if (!asked.success) return Response.json({ error: asked.issues[0].message }, { status: 400 });
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
    .search.facetValues({ ...everything, facetKeys: [key] }, key, text, SHOWN, request.signal);
  return Response.json({ values: terms.map(({ term }) => term) });
}
