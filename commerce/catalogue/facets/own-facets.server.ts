import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { type ChangeFeed, recordChange } from '#server/db/changes.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { facetDefinition } from '#server/db/search-rules-schema.server.ts';
import { FACET_RECORDS, type FacetKind } from './facet-records.ts';
import { findFacet, setOwnFacets } from './find-facet.ts';
import { type OwnFacet, ownFacetSchema } from './own-facet-schema.ts';

/** Every list shows other filters after a change. */
const FACETS_TAG = 'catalogue';

type Rows = Pick<Db, 'select' | 'insert' | 'delete' | 'execute' | 'transaction'>;

export type OwnFacetErrors = Readonly<Record<string, string>>;

export interface StoredFacet {
  id: string;
  body: OwnFacet;
}

/** Facets that the merchant made from imported attributes, within the database or one transaction. */
export function createOwnFacets(db: Rows) {
  const all = async (): Promise<StoredFacet[]> => {
    const rows = await db.select().from(facetDefinition).orderBy(asc(facetDefinition.id));
    return rows.map(({ id, body }) => ({ id, body }));
  };
  return {
    all,

    /** Stores a facet, or returns what is wrong with it. */
    async save(id: string, given: unknown): Promise<OwnFacetErrors | null> {
      const parsed = v.safeParse(ownFacetSchema, given);
      if (!parsed.success)
        return Object.fromEntries(
          parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'key', issue.message]),
        );
      const body = parsed.output;
      if (FACET_RECORDS.some(({ key }) => key === body.key))
        return { key: 'The shop has this filter already.' };
      const others = (await all()).filter((stored) => stored.id !== id);
      if (others.some((stored) => stored.body.key === body.key))
        return { key: 'Another filter is made from this attribute.' };
      await db.transaction(async (rows) => {
        await rows
          .insert(facetDefinition)
          .values({ id, body })
          .onConflictDoUpdate({ target: facetDefinition.id, set: { body, updatedAt: new Date() } });
        await recordChange(rows, [FACETS_TAG, 'facets']);
      });
      return null;
    },

    remove: (id: string): Promise<boolean> =>
      db.transaction(async (rows) => {
        const gone = await rows
          .delete(facetDefinition)
          .where(eq(facetDefinition.id, id))
          .returning({ id: facetDefinition.id });
        if (gone.length > 0) await recordChange(rows, [FACETS_TAG, 'facets']);
        return gone.length > 0;
      }),
  };
}

export interface OfferedAttribute {
  key: string;
  products: number;
  /** A few of its values. */
  values: string[];
  /** The kind that its values suggest. */
  kind: Extract<FacetKind, OwnFacet['kind']>;
}

const MOST_OFFERED = 200;

/** Attributes of products that are no filter yet, those of most products first. */
export async function offeredAttributes({ pool }: Pick<Database, 'pool'>): Promise<OfferedAttribute[]> {
  const { rows } = await pool.query<{ key: string; products: number; values: string[] }>(
    `select f.key, count(distinct p.id)::int as products,
        (array_agg(distinct value.value #>> '{}'))[1:5] as values
      from product p, jsonb_each(p.details -> 'facets') f, jsonb_array_elements(f.value) value
      where p.is_live group by f.key order by products desc, f.key limit $1`,
    [MOST_OFFERED + FACET_RECORDS.length],
  );
  return rows
    .filter(({ key }) => findFacet(key) === undefined)
    .slice(0, MOST_OFFERED)
    .map((row) => ({ ...row, kind: suggestKind(row.values) }));
}

function suggestKind(values: readonly string[]): OfferedAttribute['kind'] {
  if (values.every((value) => /^(?:true|false)$/i.test(value))) return 'toggle';
  return values.length > 1 && values.every((value) => /^\d+(?:\.\d+)?$/.test(value))
    ? 'number-range'
    : 'terms';
}

/** Makes stored facets known to this process, now and whenever any process changes them. */
export async function syncOwnFacets(
  db: Rows,
  changes: Pick<ChangeFeed, 'subscribe'>,
  log: Pick<Logger, 'error'>,
): Promise<() => void> {
  const read = async () => {
    const stored = await createOwnFacets(db).all();
    setOwnFacets(
      stored
        .filter(({ body }) => body.isActive)
        .map(({ body: { isActive: _, ...facet } }) => ({ ...facet, source: 'import' })),
    );
  };
  await read();
  return changes.subscribe((tags) => {
    if (!tags.includes('facets')) return;
    return read().catch((error) => log.error({ err: error }, 'reading own facets failed'));
  });
}
