import type { Database } from '#server/db/database.server.ts';
import type { SentRequests } from './provider.ts';

/**
 * The checkout marks every attempt before it is sent, so its own books say what may have reached the provider. Requests
 * carry the attempt's own id for their key, not the one of the shopper's form.
 */
export function rememberSentPayments({ pool }: Pick<Database, 'pool'>): SentRequests {
  return {
    note: async () => {},
    async has(key) {
      const { rowCount } = await pool.query(
        "select 1 from payment_attempt where id = $1 and state <> 'stored'",
        [key],
      );
      return rowCount === 1;
    },
  };
}
