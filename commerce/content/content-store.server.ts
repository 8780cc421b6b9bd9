import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { ContentVersion } from './choose-version.ts';
import { contentTag } from './content-page.ts';

/** Identifies a content entry: its kind and key, and the audience it is for. */
export interface ContentAddress {
  kind: string;
  key: string;
  brand: string;
  locale: string;
}

export interface StoredVersion extends ContentVersion, ContentAddress {
  body: unknown;
  author: string | null;
  createdAt: Date;
}

export interface NewVersion extends ContentAddress {
  body: unknown;
  startsAt?: Date | null;
  endsAt?: Date | null;
  author?: string | null;
}

interface Row {
  id: string;
  kind: string;
  key: string;
  brand: string;
  locale: string;
  state: 'draft' | 'published';
  body: unknown;
  starts_at: Date | null;
  ends_at: Date | null;
  author: string | null;
  created_at: Date;
}

/** Bulk access for files and seeds; editors change single entries through the studio, which records their history. */
export interface ContentStore {
  every(): Promise<StoredVersion[]>;
  ofKind(kind: string): Promise<StoredVersion[]>;
  /** Adds a published version; without a schedule it replaces the unscheduled one. */
  publish(version: NewVersion): Promise<void>;
  replaceAll(versions: (NewVersion & { state: 'draft' | 'published' })[]): Promise<void>;
}

const DELETE_ENTRY =
  'delete from content_version where kind = $1 and key = $2 and brand = $3 and locale = $4';
const INSERT = `insert into content_version (kind, key, brand, locale, state, body, starts_at, ends_at, author)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)`;

export function createContentStore(database: Database): ContentStore {
  const { pool, db } = database;
  const changed = ({ kind, key }: ContentAddress) => recordChange(db, ['content', contentTag(kind, key)]);
  const parts = ({ kind, key, brand, locale }: ContentAddress) => [kind, key, brand, locale];
  const values = (version: NewVersion, state: string) => [
    ...parts(version),
    state,
    JSON.stringify(version.body),
    version.startsAt ?? null,
    version.endsAt ?? null,
    version.author ?? null,
  ];

  async function inTransaction(work: (query: typeof pool.query) => Promise<void>) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await work(client.query.bind(client) as typeof pool.query);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    async every() {
      const { rows } = await pool.query<Row>('select * from content_version order by id');
      return rows.map(toVersion);
    },

    async ofKind(kind) {
      const { rows } = await pool.query<Row>('select * from content_version where kind = $1 order by id', [
        kind,
      ]);
      return rows.map(toVersion);
    },

    async publish(version) {
      const isUnscheduled = !version.startsAt && !version.endsAt;
      await inTransaction(async (query) => {
        if (isUnscheduled) {
          await query(
            `${DELETE_ENTRY} and state = 'published' and starts_at is null and ends_at is null`,
            parts(version),
          );
        }
        await query(INSERT, values(version, 'published'));
      });
      await changed(version);
    },

    async replaceAll(versions) {
      await inTransaction(async (query) => {
        await query('delete from content_version');
        for (const version of versions) await query(INSERT, values(version, version.state));
      });
      const tags = versions.map(({ kind, key }) => contentTag(kind, key));
      await recordChange(db, ['content', ...new Set(tags)]);
    },
  };
}

function toVersion(row: Row): StoredVersion {
  return {
    id: Number(row.id),
    kind: row.kind,
    key: row.key,
    brand: row.brand,
    locale: row.locale,
    state: row.state,
    body: row.body,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    author: row.author,
    createdAt: row.created_at,
  };
}
