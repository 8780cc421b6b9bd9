import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import type { RecordBody } from './define-resource.ts';

export type RecordAction = 'found' | 'made' | 'changed' | 'removed' | 'put back' | 'imported';

export interface RecordChange {
  id: number;
  recordId: string;
  action: RecordAction;
  body: RecordBody;
  author: string | null;
  at: Date;
}

type Rows = Pick<Db, 'execute'>;

const SHOWN = 100;
const COLUMNS = sql`h.id, record_id as "recordId", action, body, at,
  coalesce((select first_name || ' ' || last_name from customer where email = h.author limit 1), author) as author`;

/** Newest first. */
export async function changesOf(db: Rows, kind: string, id: string): Promise<RecordChange[]> {
  const { rows } = await db.execute(
    sql`select ${COLUMNS} from record_history h where kind = ${kind} and record_id = ${id}
      order by h.id desc limit ${SHOWN}`,
  );
  return rows.map(readChange);
}

/** The newest change of every record of a kind. */
export async function newestChanges(db: Rows, kind: string): Promise<Map<string, RecordChange>> {
  const { rows } = await db.execute(
    sql`select distinct on (record_id) ${COLUMNS} from record_history h where kind = ${kind}
      order by record_id, h.id desc`,
  );
  return new Map(rows.map(readChange).map((change) => [change.recordId, change]));
}

export async function noteChange(
  db: Rows,
  change: { kind: string; id: string; action: RecordAction; body: RecordBody; author: string | null },
): Promise<void> {
  const { kind, id, action, body, author } = change;
  await db.execute(
    sql`insert into record_history (kind, record_id, action, body, author)
      values (${kind}, ${id}, ${action}, ${JSON.stringify(body)}::jsonb, ${author})`,
  );
}

/** Locks a record for the transaction. */
export async function lockRecord(db: Rows, kind: string, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`record ${kind} ${id}`}, 0))`);
}

/** Raw statements return times and bigints as the driver reads them. */
function readChange(row: Record<string, unknown>): RecordChange {
  return { ...(row as unknown as RecordChange), id: Number(row.id), at: new Date(row.at as string) };
}
