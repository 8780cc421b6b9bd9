import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';

/** Emails that are sent with the reader's consent. */
export type EmailList = 'back-in-stock';

/** Links in emails with which a reader ends them, without signing in. */
export interface Unsubscribe {
  /** An address of the shop that is signed: nobody can make one for another person. */
  linkFor(home: string, list: EmailList, email: string): string;
  /** The reader of a link; null when it is not one of ours. */
  readLink(params: URLSearchParams): { list: EmailList; email: string } | null;
  /** Ends the emails of a list, and deletes what was asked for. */
  end(reader: { list: EmailList; email: string }): Promise<void>;
}

/** The first key signs; links that another one has signed are read too. */
export function createUnsubscribe(
  { pool }: Pick<Database, 'pool'>,
  keys: Buffer | readonly [Buffer, ...Buffer[]],
): Unsubscribe {
  const [newest, ...earlier] = 'byteLength' in keys ? [keys] : keys;
  const sign = (list: string, email: string, key = newest) =>
    createHmac('sha256', key).update(`${list} ${email.toLowerCase()}`).digest('base64url');
  return {
    linkFor(home, list, email) {
      const query = new URLSearchParams({ list, email, signature: sign(list, email) });
      return `${home}/unsubscribe?${query}`;
    },

    readLink(params) {
      const [list, email] = [params.get('list') ?? '', params.get('email') ?? ''];
      const given = Buffer.from(params.get('signature') ?? '');
      const isSigned = [newest, ...earlier].some((key) => {
        const right = Buffer.from(sign(list, email, key));
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return list === 'back-in-stock' && isSigned ? { list, email } : null;
    },

    async end({ email }) {
      await pool.query('delete from restock_wish where lower(email) = lower($1)', [email]);
      await pool.query(
        `delete from outbox where lower(recipient) = lower($1) and sent_at is null and content ->> 'kind' = 'back-in-stock'`,
        [email],
      );
    },
  };
}
