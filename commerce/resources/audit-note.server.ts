import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';

export interface AuditNote {
  /** Email of the account, or the name of the token or job; null for guests. */
  who: string | null;
  role: string;
  client: string;
  action: string;
  subject: string;
  outcome: 'done' | 'refused';
  /** The record before and after a change. */
  before?: unknown;
  after?: unknown;
}

const LONGEST_SUBJECT = 300;

/** Writes what was done in the transaction that does it, so that there is never one without the other. */
export async function auditChange(
  db: Pick<Db, 'execute'>,
  { who, role, client, action, subject, before, after }: Omit<AuditNote, 'outcome'>,
): Promise<void> {
  await db.execute(
    sql`insert into staff_audit (who, role, client, action, subject, outcome, before, after)
      values (${who}, ${role}, ${client}, ${action}, ${subject.slice(0, LONGEST_SUBJECT)}, 'done',
        ${toJson(before)}::jsonb, ${toJson(after)}::jsonb)`,
  );
}

const toJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
