import type { ContentVersion } from '#domain/content/choose-version.ts';
import { contentTag } from '#domain/content/content-page.ts';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** A piece of content and the audience it is for, as files and editors name it. */
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

export interface ContentStore {
  every(): Promise<StoredVersion[]>;
  /** One draft for each audience; saving again replaces it. */
  saveDraft(version: NewVersion): Promise<void>;
  /** Adds a published version; without a schedule it replaces the standing one. */
  publish(version: NewVersion): Promise<void>;
  /** Turns the draft into the published version. */
  publishDraft(address: ContentAddress): Promise<boolean>;
  remove(address: ContentAddress, state?: 'draft' | 'published'): Promise<void>;
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

    async saveDraft(version) {
      await inTransaction(async (query) => {
        await query(`${DELETE_ENTRY} and state = 'draft'`, parts(version));
        await query(INSERT, values(version, 'draft'));
      });
      await changed(version);
    },

    async publish(version) {
      const isStanding = !version.startsAt && !version.endsAt;
      await inTransaction(async (query) => {
        if (isStanding) {
          await query(
            `${DELETE_ENTRY} and state = 'published' and starts_at is null and ends_at is null`,
            parts(version),
          );
        }
        await query(INSERT, values(version, 'published'));
      });
      await changed(version);
    },

    async publishDraft(address) {
      let found = false;
      await inTransaction(async (query) => {
        const { rows } = await query<Row>(
          `select * from content_version where kind = $1 and key = $2 and brand = $3 and locale = $4
            and state = 'draft' for update`,
          parts(address),
        );
        const draft = rows[0];
        if (!draft) return;
        found = true;
        if (!draft.starts_at && !draft.ends_at) {
          await query(
            `${DELETE_ENTRY} and state = 'published' and starts_at is null and ends_at is null`,
            parts(address),
          );
        }
        await query(`update content_version set state = 'published', created_at = now() where id = $1`, [
          draft.id,
        ]);
      });
      if (found) await changed(address);
      return found;
    },

    async remove(address, state) {
      await pool.query(`${DELETE_ENTRY} and ($5::text is null or state = $5)`, [
        ...parts(address),
        state ?? null,
      ]);
      await changed(address);
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
