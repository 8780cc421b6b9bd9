import { outbox } from '#server/db/customers-schema.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';

export interface Email {
  to: string;
  subject: string;
  body: string;
  /** An email with the same key is queued once. */
  dedupeKey?: string;
  /** The order that the email is about. */
  orderId?: string;
}

export interface StoredEmail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** Queues an email within the caller's transaction: it is sent only when that commits. */
export async function queueEmail(db: Pick<Db, 'insert'>, email: Email): Promise<void> {
  const { to, subject, body, dedupeKey = null, orderId = null } = email;
  await db
    .insert(outbox)
    .values({ recipient: to, subject, body, dedupeKey, orderId })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** The table of queued and sent emails. Where no transport is configured, emails stay in it. */
export interface Outbox {
  queue(email: Email): Promise<void>;
  listNewest(count: number): Promise<StoredEmail[]>;
}

export function createOutbox({ db, pool }: Database): Outbox {
  return {
    queue: (email) => queueEmail(db, email),
    async listNewest(count) {
      const { rows } = await pool.query<StoredEmail>(
        'select id, recipient, subject, body, created_at as "createdAt" from outbox order by id desc limit $1',
        [count],
      );
      return rows;
    },
  };
}
