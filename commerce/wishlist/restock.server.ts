import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '#commerce/customers/credentials.ts';
import { renderEmail } from '#commerce/email/email-templates.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';

export interface RestockRequest {
  email: string;
  sku: string;
  label: string;
  shop: string;
  locale: string;
  link: string;
}

/** Requests to be emailed when a sold-out sku is back in stock. */
export interface Restock {
  /** Stores a request once. Null, or the seconds to wait when the rate limit is reached. */
  requestEmail(wish: RestockRequest, client: string): Promise<number | null>;
  /** Emails everybody whose sku is back in stock; the number of emails. */
  sendRestockEmails(): Promise<number>;
}

const BATCH = 200;

export function createRestock(database: Database): Restock {
  const { pool } = database;
  const perClient = createRateLimiter(database, { name: 'restock-client', tries: 60, perSeconds: 3600 });
  const perAddress = createRateLimiter(database, { name: 'restock-address', tries: 30, perSeconds: 3600 });
  return {
    async requestEmail({ email, sku, label, shop, locale, link }, client) {
      const to = normaliseEmail(email);
      const wait = (await perClient.consume(client)) ?? (await perAddress.consume(to.toLowerCase()));
      if (wait !== null) return wait;
      await pool.query(
        `insert into restock_wish (id, email, sku, label, shop, locale, link) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict do nothing`,
        [randomUUID(), to, sku, label, shop, locale, link],
      );
      return null;
    },

    async sendRestockEmails() {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // Requests are deleted in the transaction that queues their emails, so that each is emailed exactly once.
        const { rows } = await client.query<RestockRequest & { name: string }>(
          `with back as (
             select w.id, p.name from restock_wish w
               join stock s on s.sku = w.sku and s.quantity > 0
               join variant v on v.sku = w.sku
               join product p on p.id = v.product_id and p.is_live
             order by w.created_at limit $1 for update of w skip locked
           )
           delete from restock_wish w using back where w.id = back.id
           returning w.email, w.sku, w.label, w.shop, w.locale, w.link, back.name`,
          [BATCH],
        );
        for (const { email, locale, ...values } of rows) {
          const { to, subject, body } = renderEmail('back-in-stock', locale, email, values);
          await client.query('insert into outbox (recipient, subject, body) values ($1, $2, $3)', [
            to,
            subject,
            body,
          ]);
        }
        await client.query('commit');
        return rows.length;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
