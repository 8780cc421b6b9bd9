import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { kindOf, type RecordBody, type Resource } from './define-resource.ts';
import type { ListPage, ListQuery, ListRow } from './list-query.ts';
import { listRecords } from './list-records.ts';
import type { Actor } from './permissions.ts';
import { newestChanges } from './record-history.server.ts';

export type Rows = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

/** Errors by the path of their field. */
export type RecordErrors = Readonly<Record<string, string>>;

export interface StoredRecord {
  id: string;
  body: RecordBody;
  /** What the page shows besides the form, such as the figures of a campaign. */
  extra?: unknown;
}

/** The result of an action that the store carries out; `refused` says why in a sentence. */
export type ActionResult =
  /** `secret` is shown to the person once and stored nowhere. */
  { kind: 'done'; text?: string; secret?: string } | { kind: 'refused'; reason: string };

export type RunAction = (id: string, input: unknown, actor: Actor) => Promise<ActionResult>;

/** Storage of one resource, on the database or within one transaction of it. */
export interface ResourceStore {
  list(query: ListQuery): Promise<ListPage>;
  read(id: string): Promise<StoredRecord | null>;
  save?(id: string, body: RecordBody, actor: Actor): Promise<RecordErrors | null>;
  /** False when there was none; a sentence when it must stay. */
  remove?(id: string): Promise<boolean | { reason: string }>;
  /** Actions that are more than a changed record; they open transactions of their own. */
  actions?: Readonly<Record<string, RunAction>>;
}

export type OpenStore = (db: Rows, resource: Resource) => ResourceStore;

/** A store over records that are all read at once, such as rules of the search. */
export function listedStore<
  Store extends Pick<ResourceStore, 'save' | 'remove' | 'actions'> & { all(): Promise<StoredRecord[]> },
>(db: Rows, resource: Resource, store: Store): Store & Pick<ResourceStore, 'list' | 'read'> {
  return {
    ...store,
    read: async (id) => (await store.all()).find((each) => each.id === id) ?? null,
    async list(query) {
      const [stored, changes] = await Promise.all([store.all(), newestChanges(db, kindOf(resource))]);
      const known = new Set(stored.map(({ id }) => id));
      const rows: ListRow[] = stored.map(({ id, body }) => {
        const newest = changes.get(id);
        return { id, body, changedAt: newest?.at ?? null, author: newest?.author ?? null };
      });
      const removed = [...changes.values()].filter(({ recordId }) => !known.has(recordId));
      return listRecords(
        resource,
        [
          ...rows,
          ...removed.map(({ recordId: id, body, at: changedAt, author }) => ({
            id,
            body,
            changedAt,
            author,
            isRemoved: true,
          })),
        ],
        query,
      );
    },
  };
}

/** The tag of a resource in the change feed. */
export const resourceTag = (resource: Pick<Resource, 'name'>) => `resource:${resource.name}`;

/** Records of the generic table; one that an older version wrote and that is not valid any more is left out. */
export async function readRecords<Schema extends v.GenericSchema>(
  db: Pick<Db, 'execute'>,
  resource: Resource,
  schema: Schema,
): Promise<{ id: string; body: v.InferOutput<Schema> }[]> {
  const { rows } = await db.execute<{ id: string; body: unknown }>(
    sql`select id, body from resource_record where kind = ${kindOf(resource)} order by id`,
  );
  return rows.flatMap(({ id, body }) => {
    const parsed = v.safeParse(schema, body);
    return parsed.success ? [{ id, body: parsed.output }] : [];
  });
}

/** The generic table: a new kind of record needs no table of its own. */
export function recordTableStore(
  db: Rows,
  resource: Resource,
  tag = resourceTag(resource),
): ResourceStore & Required<Pick<ResourceStore, 'save' | 'remove'>> {
  const kind = kindOf(resource);
  return listedStore(db, resource, {
    async all() {
      const { rows } = await db.execute<{ id: string; body: RecordBody }>(
        sql`select id, body from resource_record where kind = ${kind} order by id`,
      );
      return rows;
    },
    async save(id, body) {
      await db.execute(
        sql`insert into resource_record (kind, id, body) values (${kind}, ${id}, ${JSON.stringify(body)}::jsonb)
          on conflict (kind, id) do update set body = excluded.body, changed_at = now()`,
      );
      await recordChange(db, [tag]);
      return null;
    },
    async remove(id) {
      const { rowCount } = await db.execute(
        sql`delete from resource_record where kind = ${kind} and id = ${id}`,
      );
      if (rowCount) await recordChange(db, [tag]);
      return (rowCount ?? 0) > 0;
    },
  });
}
