import { type SQL, sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { contentTag } from '../content-page.ts';
import type { ContentAddress, ContentStore } from '../content-store.server.ts';

export type ChangeAction =
  | 'found'
  | 'draft saved'
  | 'draft discarded'
  | 'published'
  | 'scheduled'
  | 'taken offline'
  | 'put back';

export interface VersionRow {
  id: number;
  state: 'draft' | 'published';
  body: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
  author: string | null;
  createdAt: Date;
}

export interface HistoryRow {
  id: number;
  action: ChangeAction;
  startsAt: Date | null;
  endsAt: Date | null;
  author: string | null;
  at: Date;
}

export interface NewVersion {
  state: 'draft' | 'published';
  body: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A content entry while its lock is held. */
export interface OpenEntry {
  /** The id of the newest change, for optimistic locking. */
  revision(): Promise<number>;
  versions(): Promise<VersionRow[]>;
  add(version: NewVersion, action: ChangeAction): Promise<void>;
  /** Deletes versions; their bodies stay in the history. */
  end(ids: number[], action: ChangeAction | null): Promise<void>;
  bodyOf(historyId: number): Promise<unknown | null>;
}

const where = ({ kind, key, brand, locale }: ContentAddress): SQL =>
  sql`kind = ${kind} and key = ${key} and brand = ${brand} and locale = ${locale}`;

/** Runs one change of an entry in a transaction, one at a time per entry, and records the change for the page cache. */
export async function changeEntry<T>(
  { db }: Database,
  address: ContentAddress,
  author: string,
  work: (entry: OpenEntry) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const name = [address.kind, address.key, address.brand, address.locale].join(' ');
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const result = await work(openEntry(tx, address, author));
    await recordChange(tx, ['content', contentTag(address.kind, address.key)]);
    return result;
  });
}

function openEntry(tx: Transaction, address: ContentAddress, author: string): OpenEntry {
  const { kind, key, brand, locale } = address;
  const note = (action: ChangeAction, from: SQL) =>
    tx.execute(sql`
    insert into content_history (kind, key, brand, locale, action, version_id, body, starts_at, ends_at, author)
    select kind, key, brand, locale, ${action}, id, body, starts_at, ends_at, ${author} from content_version
    where ${from}`);

  return {
    revision: () => revisionOf(tx, address),
    versions: () => versionsOf(tx, address),

    async add({ state, body, startsAt, endsAt }, action) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into content_version (kind, key, brand, locale, state, body, starts_at, ends_at, author)
        values (${kind}, ${key}, ${brand}, ${locale}, ${state}, ${JSON.stringify(body)}::jsonb, ${startsAt},
          ${endsAt}, ${author}) returning id`);
      await note(action, sql`id = ${rows[0]?.id}`);
    },

    async end(ids, action) {
      if (ids.length === 0) return;
      const these = sql`${where(address)} and id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`;
      // A version that was created outside the studio has no history entry yet.
      await tx.execute(sql`
        insert into content_history (kind, key, brand, locale, action, version_id, body, starts_at, ends_at, author, at)
        select kind, key, brand, locale, 'found', id, body, starts_at, ends_at, author, created_at
        from content_version v where ${these}
          and not exists (select 1 from content_history h where h.version_id = v.id)`);
      if (action) await note(action, these);
      await tx.execute(sql`delete from content_version where ${these}`);
    },

    async bodyOf(historyId) {
      return historyBody(tx, address, historyId);
    },
  };
}

export async function revisionOf(db: Pick<Db, 'execute'>, address: ContentAddress): Promise<number> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select max(id) as id from content_history where ${where(address)}`,
  );
  return Number(rows[0]?.id ?? 0);
}

export async function versionsOf(db: Pick<Db, 'execute'>, address: ContentAddress): Promise<VersionRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select id, state, body, starts_at as "startsAt", ends_at as "endsAt", author, created_at as "createdAt"
      from content_version where ${where(address)} order by id`,
  );
  return rows.map((row) => ({ ...readTimes(row), id: Number(row.id) }) as unknown as VersionRow);
}

export async function historyOf(db: Pick<Db, 'execute'>, address: ContentAddress): Promise<HistoryRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select h.id, action, starts_at as "startsAt", ends_at as "endsAt", at,
        coalesce((select first_name || ' ' || last_name from customer where email = h.author limit 1), author)
          as author
      from content_history h where ${where(address)} order by at desc, h.id desc limit 200`,
  );
  return rows.map((row) => ({ ...readTimes(row), id: Number(row.id) }) as unknown as HistoryRow);
}

export async function historyBody(
  db: Pick<Db, 'execute'>,
  address: ContentAddress,
  historyId: number,
): Promise<unknown | null> {
  const { rows } = await db.execute<{ body: unknown }>(
    sql`select body from content_history where ${where(address)} and id = ${historyId}`,
  );
  return rows[0]?.body ?? null;
}

/** Raw statements return times as the driver reads them, as text or as dates. */
function readTimes(row: Record<string, unknown>): Record<string, unknown> {
  const read = (name: string) =>
    name in row && row[name] !== null ? { [name]: new Date(row[name] as string) } : {};
  return { ...row, ...read('startsAt'), ...read('endsAt'), ...read('createdAt'), ...read('at') };
}

const PICTURE = /"(\/media\/(?!film\/)[\w./-]+)"/g;

/** Paths of all pictures in stored content, campaign pictures first. */
export async function picturesInUse({ every }: Pick<ContentStore, 'every'>): Promise<string[]> {
  const paths = new Set<string>();
  for (const { body } of await every()) {
    for (const [, path = ''] of JSON.stringify(body).matchAll(PICTURE)) paths.add(path);
  }
  const isCampaign = (path: string) => Number(path.startsWith('/media/campaign/'));
  return [...paths].sort((a, b) => isCampaign(b) - isCampaign(a) || a.localeCompare(b));
}
