import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.server.ts';
import { LetterRefused, type MailCarrier } from './provider.ts';

/** Takes letters from the outbox to whoever carries them. */
export interface Courier {
  /** One round; how many letters went out. Several processes may go at once: each letter is held by one of them. */
  deliver(): Promise<number>;
}

interface Parts {
  database: Database;
  carrier: MailCarrier;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
}

interface WaitingLetter {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  tries: number;
  created_at: Date;
}

const AT_ONCE = 50;
const MOST_TRIES = 12;
const MINUTE = 60_000;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** A link in a letter is worth nothing by then, and yesterday's news only puzzles. */
const TOO_OLD = 3 * 24 * 60 * MINUTE;

export function createCourier({ database, carrier, log, now = () => new Date() }: Parts): Courier {
  const { pool } = database;
  let isOut = false;

  const giveUp = (client: PoolClient, { id, tries }: WaitingLetter, failure: string) => {
    log.warn({ letter: id, tries, failure }, 'a letter is given up');
    return client.query(`update outbox set send_after = 'infinity', failure = $2 where id = $1`, [
      id,
      failure,
    ]);
  };

  async function tryLater(client: PoolClient, { id, tries }: WaitingLetter, failure: string) {
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** tries);
    const after = new Date(now().getTime() + pause);
    log.warn({ letter: id, tries: tries + 1, after, failure }, 'a letter could not be sent');
    await client.query('update outbox set tries = tries + 1, send_after = $2, failure = $3 where id = $1', [
      id,
      after,
      failure,
    ]);
  }

  /** `sent`, `left` for another time, or `none` when nothing waits. */
  async function carryOne(client: PoolClient): Promise<'sent' | 'refused' | 'left' | 'none'> {
    const { rows } = await client.query<WaitingLetter>(
      `select id, recipient, subject, body, tries, created_at from outbox
       where sent_at is null and send_after <= $1 order by id limit 1 for update skip locked`,
      [now()],
    );
    const [letter] = rows;
    if (!letter) return 'none';
    if (now().getTime() - letter.created_at.getTime() > TOO_OLD) {
      await giveUp(client, letter, 'too old to be sent');
      return 'refused';
    }
    try {
      const { id, recipient, subject, body } = letter;
      await carrier.carry({ name: `letter-${id}`, to: recipient, subject, body });
      await client.query('update outbox set sent_at = $2, failure = null where id = $1', [id, now()]);
      return 'sent';
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof LetterRefused || letter.tries + 1 >= MOST_TRIES) {
        await giveUp(client, letter, message);
        return 'refused';
      }
      await tryLater(client, letter, message);
      return 'left';
    }
  }

  async function inTransaction<T>(task: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await task(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    async deliver() {
      if (isOut) return 0;
      isOut = true;
      let sent = 0;
      try {
        for (let tried = 0; tried < AT_ONCE; tried++) {
          const outcome = await inTransaction(carryOne);
          if (outcome === 'sent') sent += 1;
          // A service that fails one letter fails the next: the round is over.
          if (outcome === 'none' || outcome === 'left') break;
        }
        if (sent > 0) log.info({ sent }, 'letters were sent');
        return sent;
      } finally {
        isOut = false;
      }
    },
  };
}
