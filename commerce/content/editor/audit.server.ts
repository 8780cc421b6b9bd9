import type { Database } from '#server/db/database.server.ts';

export interface AuditNote {
  /** Email of the account; null for guests. */
  who: string | null;
  role: string;
  client: string;
  action: string;
  subject: string;
  outcome: 'done' | 'refused';
}

export interface AuditEntry extends AuditNote {
  id: number;
  at: Date;
}

export interface Audit {
  record(note: AuditNote): Promise<void>;
  recent(limit: number): Promise<AuditEntry[]>;
}

/** The same refused request of a client is recorded at most once in this interval, to limit the table size. */
const REPEAT_INTERVAL = '1 minute';

export function createAudit({ pool }: Pick<Database, 'pool'>): Audit {
  return {
    async record({ who, role, client, action, subject, outcome }) {
      await pool.query(
        `insert into staff_audit (who, role, client, action, subject, outcome)
          select $1, $2, $3, $4, $5, $6 where $6 = 'done' or not exists (
            select 1 from staff_audit where client = $3 and subject = $5 and action = $4
              and outcome = 'refused' and who is not distinct from $1 and at > now() - $7::interval)`,
        [who, role, client, action, subject.slice(0, 300), outcome, REPEAT_INTERVAL],
      );
    },

    async recent(limit) {
      const { rows } = await pool.query<AuditEntry>('select * from staff_audit order by id desc limit $1', [
        limit,
      ]);
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },
  };
}
