import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.server.ts';
import type { EmailContent } from './email-content.ts';
import type { DrawEmail } from './email-html.server.ts';
import { EmailRejected, type EmailTransport } from './provider.ts';

/** Sends the queued emails of the outbox. */
export interface EmailQueue {
  /** Sends what is due; the number of emails sent. Several processes may run at once: each email is locked by one. */
  sendQueued(): Promise<number>;
}

interface Parts {
  database: Database;
  transport: EmailTransport;
  /** Draws the HTML part. */
  drawEmail?: DrawEmail;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
}

interface QueuedEmail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  content: EmailContent | null;
  tries: number;
  created_at: Date;
}

const BATCH = 50;
const MAX_TRIES = 12;
const MINUTE = 60_000;
const MAX_PAUSE = 6 * 60 * MINUTE;
/** After this time links have expired and the content is out of date. */
const MAX_AGE = 3 * 24 * 60 * MINUTE;

export function createEmailQueue({
  database,
  transport,
  drawEmail = () => ({}),
  log,
  now = () => new Date(),
}: Parts): EmailQueue {
  const { pool } = database;
  let isRunning = false;

  const giveUp = (client: PoolClient, { id, tries }: QueuedEmail, failure: string) => {
    log.warn({ email: id, tries, failure }, 'email given up');
    return client.query(`update outbox set send_after = 'infinity', failure = $2 where id = $1`, [
      id,
      failure,
    ]);
  };

  async function scheduleRetry(client: PoolClient, { id, tries }: QueuedEmail, failure: string) {
    const pause = Math.min(MAX_PAUSE, MINUTE * 2 ** tries);
    const after = new Date(now().getTime() + pause);
    log.warn({ email: id, tries: tries + 1, after, failure }, 'sending email failed');
    await client.query('update outbox set tries = tries + 1, send_after = $2, failure = $3 where id = $1', [
      id,
      after,
      failure,
    ]);
  }

  async function sendNext(client: PoolClient): Promise<'sent' | 'given-up' | 'retry-later' | 'none-due'> {
    const { rows } = await client.query<QueuedEmail>(
      `select id, recipient, subject, body, content, tries, created_at from outbox
       where sent_at is null and send_after <= $1 order by id limit 1 for update skip locked`,
      [now()],
    );
    const [email] = rows;
    if (!email) return 'none-due';
    if (now().getTime() - email.created_at.getTime() > MAX_AGE) {
      await giveUp(client, email, 'too old to be sent');
      return 'given-up';
    }
    try {
      const { id, recipient, subject, body, content } = email;
      const drawn = content ? drawEmail(content) : {};
      await transport.send({ id: `email-${id}`, to: recipient, subject, body, ...drawn });
      await client.query('update outbox set sent_at = $2, failure = null where id = $1', [id, now()]);
      return 'sent';
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof EmailRejected || email.tries + 1 >= MAX_TRIES) {
        await giveUp(client, email, message);
        return 'given-up';
      }
      await scheduleRetry(client, email, message);
      return 'retry-later';
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
    async sendQueued() {
      if (isRunning) return 0;
      isRunning = true;
      let sent = 0;
      try {
        for (let tried = 0; tried < BATCH; tried++) {
          const outcome = await inTransaction(sendNext);
          if (outcome === 'sent') sent += 1;
          // A transport that fails for one email fails for the next too.
          if (outcome === 'none-due' || outcome === 'retry-later') break;
        }
        if (sent > 0) log.info({ sent }, 'emails sent');
        return sent;
      } finally {
        isRunning = false;
      }
    },
  };
}
