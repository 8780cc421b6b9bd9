import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Product } from '#commerce/catalogue/product.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { normaliseEmail } from '#commerce/customers/credentials.ts';
import { emailLabel } from '#commerce/email/email-texts.server.ts';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { Unsubscribe } from '#commerce/email/unsubscribe.server.ts';
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

interface Back extends RestockRequest, Pick<Product, 'name' | 'texts'>, Record<string, unknown> {}

interface Parts {
  database: Database;
  unsubscribe: Pick<Unsubscribe, 'linkFor'>;
  /** The slug of the brand whose site a host is. */
  brandOf(host: string): string;
}

export function createRestock({ database, unsubscribe, brandOf }: Parts): Restock {
  const { pool, db } = database;
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

    // Requests are deleted in the transaction that queues their emails, so that each is emailed exactly once.
    sendRestockEmails: () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<Back>(
          sql`with back as (
             select w.id, p.name, p.details -> 'texts' as texts from restock_wish w
               join stock s on s.sku = w.sku and s.quantity > 0
               join variant v on v.sku = w.sku
               join product p on p.id = v.product_id and p.is_live
             order by w.created_at limit ${BATCH} for update of w skip locked
           )
           delete from restock_wish w using back where w.id = back.id
           returning w.email, w.sku, w.label, w.shop, w.locale, w.link, back.name, back.texts`,
        );
        for (const { email, locale, label, shop, link, ...product } of rows) {
          const { name } = translateProduct(product, locale);
          const host = new URL(link);
          await queueEmail(tx, {
            kind: 'back-in-stock',
            to: email,
            brand: brandOf(host.host),
            locale,
            values: { name, label, shop, link },
            unsubscribe: {
              link: unsubscribe.linkFor(host.origin, 'back-in-stock', email),
              label: emailLabel('unsubscribe', locale),
            },
          });
        }
        return rows.length;
      }),
  };
}
