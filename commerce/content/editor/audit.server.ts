import type { AuditNote } from '#commerce/resources/audit-note.server.ts';
import type { Database } from '#server/db/database.server.ts';

export type { AuditNote };

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
/**
 * Anyone can cause refusals, with as many addresses and accounts as they like. Beyond this number in an hour those of people
 * who are not staff are only counted in the access log; older than the retention they are deleted.
 */
const OUTSIDER_ROLES = ['guest', 'customer'];
const OUTSIDER_ENTRIES_AN_HOUR = 200;
const OUTSIDER_RETENTION = '30 days';
const PRUNE_EVERY = 50;

export function createAudit({ pool }: Pick<Database, 'pool'>): Audit {
  let outsiderEntries = 0;

  async function recordRefusedOutsider({ who, role, client, action, subject }: AuditNote) {
    const { rowCount } = await pool.query(
      `insert into staff_audit (who, role, client, action, subject, outcome)
        select $1, $2, $3, $4, $5, 'refused' where not exists (
            select 1 from staff_audit where client = $3 and subject = $5 and action = $4
              and outcome = 'refused' and who is not distinct from $1 and at > now() - $6::interval)
          and (select count(*) from staff_audit
            where outcome = 'refused' and role = any($7) and at > now() - interval '1 hour') < $8`,
      [
        who,
        role,
        client,
        action,
        subject.slice(0, 300),
        REPEAT_INTERVAL,
        OUTSIDER_ROLES,
        OUTSIDER_ENTRIES_AN_HOUR,
      ],
    );
    if (!rowCount || ++outsiderEntries % PRUNE_EVERY !== 1) return;
    await pool.query(
      `delete from staff_audit where outcome = 'refused' and role = any($1) and at < now() - $2::interval`,
      [OUTSIDER_ROLES, OUTSIDER_RETENTION],
    );
  }

  return {
    async record(note) {
      const { who, role, client, action, subject, outcome, before, after } = note;
      if (outcome === 'refused' && OUTSIDER_ROLES.includes(role)) return recordRefusedOutsider(note);
      await pool.query(
        `insert into staff_audit (who, role, client, action, subject, outcome, before, after)
          select $1, $2, $3, $4, $5, $6, $8::jsonb, $9::jsonb where $6 = 'done' or not exists (
            select 1 from staff_audit where client = $3 and subject = $5 and action = $4
              and outcome = 'refused' and who is not distinct from $1 and at > now() - $7::interval)`,
        [
          who,
          role,
          client,
          action,
          subject.slice(0, 300),
          outcome,
          REPEAT_INTERVAL,
          before === undefined ? null : JSON.stringify(before),
          after === undefined ? null : JSON.stringify(after),
        ],
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
