import type { Database } from '#server/db/database.server.ts';

/** How far an external index has followed the change feed: stored, so that a restarted process sends what was missed. */
export interface IndexProgress {
  /** The products that changed since the index was last complete. */
  missed(): Promise<string[]>;
  /** The newest change; read before products are read and sent. */
  newest(): Promise<number>;
  /** Everything up to this change was sent. */
  store(change: number): Promise<void>;
}

/** Ids are assigned before their transactions commit, so a little more than necessary is sent again. */
const OVERLAP = 100;

export function createIndexProgress({ pool }: Pick<Database, 'pool'>, engine: string): IndexProgress {
  const name = `search index: ${engine}`;

  async function newest(): Promise<number> {
    const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from change');
    return rows[0]?.id ?? 0;
  }

  return {
    newest,

    async missed() {
      const { rows } = await pool.query<{ sent: number | null; oldest: number }>(
        `select (select (value ->> 'sent')::int from fact where name = $1) as sent,
         (select coalesce(min(id), 0)::int from change) as oldest`,
        [name],
      );
      const { sent = null, oldest = 0 } = rows[0] ?? {};
      if (sent === null) return [];
      // Old changes are deleted; then every product may have changed.
      const text =
        sent < oldest - 1
          ? 'select id from product'
          : `select distinct substr(tag, 9) as id from change, unnest(tags) as tag where change.id > $1 and tag like 'product:%'`;
      const missed = await pool.query<{ id: string }>(text, sent < oldest - 1 ? [] : [sent - OVERLAP]);
      return missed.rows.map(({ id }) => id);
    },

    async store(sent) {
      await pool.query(
        `insert into fact (name, value) values ($1, jsonb_build_object('sent', $2::int))
         on conflict (name) do update set value = excluded.value, at = now()`,
        [name, sent],
      );
    },
  };
}
