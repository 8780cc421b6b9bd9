import { randomUUID } from 'node:crypto';
import { tidyEmail } from '#commerce/customers/credentials.ts';
import { writeLetter } from '#commerce/email/letters.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';

export interface RestockWish {
  email: string;
  sku: string;
  label: string;
  shop: string;
  locale: string;
  link: string;
}

/** Those who wait for something sold out, and telling them once. */
export interface Restock {
  /** Asking twice is asking once. The seconds to wait when somebody asks for too much, else null. */
  wish(wish: RestockWish, client: string): Promise<number | null>;
  /** Writes to everybody whose piece is back; how many letters. */
  tellThoseWhoWait(): Promise<number>;
}

const AT_ONCE = 200;

export function createRestock(database: Database): Restock {
  const { pool } = database;
  const perClient = createThrottle(database, { name: 'restock-client', tries: 60, perSeconds: 3600 });
  const perAddress = createThrottle(database, { name: 'restock-address', tries: 30, perSeconds: 3600 });
  return {
    async wish({ email, sku, label, shop, locale, link }, client) {
      const to = tidyEmail(email);
      const wait = (await perClient.take(client)) ?? (await perAddress.take(to.toLowerCase()));
      if (wait !== null) return wait;
      await pool.query(
        `insert into restock_wish (id, email, sku, label, shop, locale, link) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict do nothing`,
        [randomUUID(), to, sku, label, shop, locale, link],
      );
      return null;
    },

    async tellThoseWhoWait() {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // The letters and the forgetting are one step: nobody is told twice, and nobody is forgotten untold.
        const { rows } = await client.query<RestockWish & { name: string }>(
          `with back as (
             select w.id, p.name from restock_wish w
               join stock s on s.sku = w.sku and s.quantity > 0
               join variant v on v.sku = w.sku
               join product p on p.id = v.product_id and p.is_live
             order by w.created_at limit $1 for update of w skip locked
           )
           delete from restock_wish w using back where w.id = back.id
           returning w.email, w.sku, w.label, w.shop, w.locale, w.link, back.name`,
          [AT_ONCE],
        );
        for (const { email, locale, ...about } of rows) {
          const { to, subject, body } = writeLetter('back-in-stock', locale, email, about);
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
