import type { Database } from '#server/db/database.server.ts';
import type { SentRequests } from './provider.ts';

/**
 * Checkout marks every attempt as sent before it calls the provider, so the attempts say what may have reached it. The
 * key of a request is the id of the attempt, not the idempotency key of the shopper's form.
 */
export function createSentRequests({ pool }: Pick<Database, 'pool'>): SentRequests {
  return {
    record: async () => {},
    async has(key) {
      const { rowCount } = await pool.query(
        "select 1 from payment_attempt where id = $1 and state <> 'stored'",
        [key],
      );
      return rowCount === 1;
    },
  };
}
