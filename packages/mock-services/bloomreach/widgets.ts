import { createHash } from 'node:crypto';
import type { Catalog } from './catalog.ts';
import { countFacets, pick } from './core.ts';
import { BadRequest, readFilter } from './filter-query.ts';

export const WIDGET_TYPES = ['item', 'category', 'keyword', 'global', 'personalized'];
const MAX_ROWS = 200;

/** Recommendations: `GET /api/v2/widgets/{type}/{id}`. */
export async function recommendProducts(
  catalog: Catalog,
  widget: { type: string; id: string },
  query: Record<string, string[]>,
): Promise<unknown> {
  const one = (name: string) => query[name]?.[0];
  for (const name of ['_br_uid_2', 'url']) if (!one(name)) throw new BadRequest(`${name} is required`);
  const rows = Number(one('rows') ?? 10);
  const start = Number(one('start') ?? 0);
  if (!(rows >= 0 && rows <= MAX_ROWS) || !(start >= 0))
    throw new BadRequest('rows or start is out of range');
  const filters = (query.filter ?? []).map(readFilter);
  const recalled = await recall(catalog, widget.type, one);
  const pids = recalled.filter((pid) => filters.every((filter) => catalog.passes(pid, filter)));
  const fields = ['pid', ...(one('fields') ?? 'title,url,thumb_image,price,sale_price').split(',')];
  const rid = createHash('md5')
    .update(JSON.stringify([widget, query]))
    .digest('hex');
  return {
    response: {
      numFound: pids.length,
      start,
      docs: pids.slice(start, start + rows).map((pid) => pick(catalog, pid, [...new Set(fields)])),
    },
    metadata: {
      widget: { ...widget, name: widget.id, description: '', rid },
      query: one('query') ?? null,
      response: { personalized_results: widget.type === 'personalized', fallback: '', recall: 'pure' },
    },
    ...(one('facet') === 'true' && { facet: facetsOf(catalog, pids) }),
  };
}

/** Facets of recommendations, in a different format than those of a search. */
function facetsOf(catalog: Catalog, pids: string[]) {
  const all = countFacets({ catalog, pids, filters: [] });
  return {
    category: all.find(({ name }) => name === 'category')?.value ?? [],
    fields: all
      .filter(({ name }) => name !== 'category')
      .map(({ name, type, value }) => ({ key: name, type, value })),
    ranges: [],
  };
}

async function recall(
  catalog: Catalog,
  type: string,
  one: (name: string) => string | undefined,
): Promise<string[]> {
  const { ids } = await catalog.store.rank(null);
  if (type === 'category') {
    const category = one('cat_id');
    if (!category) throw new BadRequest('cat_id is required');
    return ids.filter((pid) =>
      catalog.passes(pid, { attribute: 'category', kind: 'values', values: [category] }),
    );
  }
  if (type === 'keyword') {
    const words = one('query');
    if (!words) throw new BadRequest('query is required');
    return (await catalog.store.rank(words)).ids;
  }
  if (type !== 'item') return ids;
  const itemIds = (one('item_ids') ?? '').split(',').filter(Boolean);
  if (itemIds.length === 0) throw new BadRequest('item_ids is required');
  // Similarity is the number of shared categories.
  const categories = new Set(
    itemIds.flatMap((pid) => catalog.valuesOf(catalog.store.records.get(pid) ?? {}, 'category')),
  );
  const similarity = (pid: string) =>
    catalog.valuesOf(catalog.store.records.get(pid) ?? {}, 'category').filter((id) => categories.has(id))
      .length;
  return ids
    .filter((pid) => !itemIds.includes(pid) && similarity(pid) > 0)
    .toSorted((a, b) => similarity(b) - similarity(a));
}
