import { outbox } from '#server/db/customers-schema.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';

export interface Letter {
  to: string;
  subject: string;
  body: string;
  /** Names the occasion; a letter about the same occasion is written once. */
  about?: string;
}

/** What an outside mail service has to do. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}

export interface StoredLetter {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** Writes a letter within the writer's own transaction: what is not committed is not told. */
export async function postLetter(db: Pick<Db, 'insert'>, letter: Letter): Promise<void> {
  const { to, subject, body, about } = letter;
  await db
    .insert(outbox)
    .values({ recipient: to, subject, body, about: about ?? null })
    .onConflictDoNothing({ target: outbox.about });
}

export interface Outbox extends Mailer {
  newest(count: number): Promise<StoredLetter[]>;
}

/** The default: letters lie in a table until a mail service collects them. */
export function createOutbox({ db, pool }: Database): Outbox {
  return {
    send: (letter) => postLetter(db, letter),
    async newest(count) {
      const { rows } = await pool.query<StoredLetter>(
        'select id, recipient, subject, body, created_at as "createdAt" from outbox order by id desc limit $1',
        [count],
      );
      return rows;
    },
  };
}
