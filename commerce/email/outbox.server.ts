import { outbox } from '#server/db/customers-schema.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { type EmailContent, plainTextOf, subjectOf } from './email-content.ts';
import { readEmailText } from './email-texts.server.ts';

/** An email to queue; its text is that of the brand and the language. */
export interface Email extends Omit<EmailContent, 'text' | 'brand'> {
  to: string;
  brand?: string | null;
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
  content: EmailContent | null;
  createdAt: Date;
}

/** Queues an email within the caller's transaction: it is sent only when that commits. */
export async function queueEmail(db: Pick<Db, 'insert' | 'execute'>, email: Email): Promise<void> {
  const { to, dedupeKey = null, orderId = null, brand = null, ...rest } = email;
  const text = await readEmailText(db, rest.kind, brand, rest.locale);
  await storeEmail(db, { to, dedupeKey, orderId, content: { ...rest, brand, text } });
}

interface FinishedEmail {
  to: string;
  content: EmailContent;
  dedupeKey?: string | null;
  orderId?: string | null;
}

/** Queues an email whose text is chosen already. */
export async function storeEmail(
  db: Pick<Db, 'insert'>,
  { to, content, dedupeKey = null, orderId = null }: FinishedEmail,
): Promise<void> {
  const parts = { subject: subjectOf(content), body: plainTextOf(content), content };
  await db
    .insert(outbox)
    .values({ recipient: to, ...parts, dedupeKey, orderId })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** The table of queued and sent emails. Where no transport is configured, emails stay in it. */
export interface Outbox {
  queue(email: Email): Promise<void>;
  listNewest(count: number): Promise<StoredEmail[]>;
  read(id: number): Promise<StoredEmail | null>;
}

const COLUMNS = 'id, recipient, subject, body, content, created_at as "createdAt"';

export function createOutbox({ db, pool }: Database): Outbox {
  return {
    queue: (email) => queueEmail(db, email),
    async listNewest(count) {
      const { rows } = await pool.query<StoredEmail>(
        `select ${COLUMNS} from outbox order by id desc limit $1`,
        [count],
      );
      return rows;
    },
    async read(id) {
      const { rows } = await pool.query<StoredEmail>(`select ${COLUMNS} from outbox where id = $1`, [id]);
      return rows[0] ?? null;
    },
  };
}
