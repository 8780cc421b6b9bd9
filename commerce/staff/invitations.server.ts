import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '#commerce/customers/secrets.server.ts';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import type { Db } from '#server/db/database.server.ts';

interface InvitedPerson {
  customerId: string;
  email: string;
  firstName: string;
}

/** A week: people are on holiday. */
const LIFETIME = '7 days';
const DEFAULT_LANGUAGE = 'en-GB';

/** Emails a link to choose a password. It works once, and an earlier one no longer works. */
export async function inviteStaff(
  db: Pick<Db, 'execute' | 'insert'>,
  tokenKey: Buffer,
  { customerId, email, firstName }: InvitedPerson,
  { name, origin, locale = DEFAULT_LANGUAGE }: Pick<Actor, 'name' | 'origin' | 'locale'>,
): Promise<void> {
  const token = newToken();
  await db.execute(
    sql`delete from customer_token where customer_id = ${customerId} and purpose = 'staff-invitation'`,
  );
  await db.execute(
    sql`insert into customer_token (token_hash, customer_id, purpose, expires_at)
      values (${hashToken(tokenKey, token)}, ${customerId}, 'staff-invitation', now() + ${LIFETIME}::interval)`,
  );
  const values = {
    firstName,
    inviter: name,
    shop: new URL(origin).host,
    link: `${origin}/password-reset/new?${new URLSearchParams({ token, invitation: '' })}`,
  };
  await queueEmail(db, { kind: 'staff-invitation', to: email, locale, values });
}
