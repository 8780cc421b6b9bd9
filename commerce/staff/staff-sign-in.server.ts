import { randomBytes } from 'node:crypto';
import { hashToken, newToken } from '#commerce/customers/secrets.server.ts';
import type { Device } from '#commerce/customers/sessions.server.ts';
import { queueEmail } from '#commerce/email/outbox.server.ts';
import type { StaffRole } from '#commerce/resources/permissions.ts';
import { clientNetwork } from '#server/db/client-network.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { decryptSecret, encryptSecret } from './encrypted-secret.server.ts';
import type { ExternalIdentity, SignInAttempt, SingleSignOn } from './provider.ts';

/** What is special when a member of staff signs in. */
export interface StaffSignIn {
  /** Null where staff sign in with a password only. */
  sso: {
    /** Where the browser goes, and the cookie that it brings back. */
    start(callback: string, returnTo: string): Promise<{ location: string; cookie: string }>;
    /** The account that signs in; null when the response does not belong to this browser, or nobody is let in. */
    finish(
      callback: string,
      params: URLSearchParams,
      cookie: string | null,
    ): Promise<{ customerId: string; returnTo: string } | null>;
  } | null;
  /** Emails a member of staff who signs in with a browser or from a network that is new. */
  noteDevice(customerId: string, device: Device, context: { origin: string; locale: string }): Promise<void>;
}

interface Parts {
  database: Database;
  /** Encrypts the cookie, and hashes devices. */
  key: Buffer;
  provider: SingleSignOn | null;
  /** For people who sign in for the first time; without it they are not let in. */
  defaultRole: StaffRole | null;
  now?: () => Date;
}

interface StoredAttempt extends SignInAttempt {
  returnTo: string;
  expires: number;
}

const ATTEMPT_MS = 10 * 60_000;
const COOKIE_OWNER = 'single-sign-on';

export function createStaffSignIn({
  database,
  key,
  provider,
  defaultRole,
  now = () => new Date(),
}: Parts): StaffSignIn {
  const { pool, db } = database;

  /** Compares hashes, so that the time tells nothing of the secret. */
  const isSame = (one: string, other: string) => hashToken(key, one) === hashToken(key, other);

  function readAttempt(cookie: string | null): StoredAttempt | null {
    const bytes = cookie && decryptSecret(key, COOKIE_OWNER, cookie);
    if (!bytes) return null;
    const attempt = JSON.parse(bytes.toString()) as StoredAttempt;
    return attempt.expires > now().getTime() ? attempt : null;
  }

  return {
    sso: provider && {
      async start(callback, returnTo) {
        const attempt = { state: newToken(), nonce: newToken(), verifier: newToken() };
        const stored: StoredAttempt = { ...attempt, returnTo, expires: now().getTime() + ATTEMPT_MS };
        return {
          location: await provider.start(callback, attempt),
          cookie: encryptSecret(key, COOKIE_OWNER, Buffer.from(JSON.stringify(stored))),
        };
      },

      async finish(callback, params, cookie) {
        const attempt = readAttempt(cookie);
        const code = params.get('code');
        // A response that somebody else began must not sign this browser in.
        if (!attempt || !code || !isSame(params.get('state') ?? '', attempt.state)) return null;
        const identity = await provider.finish(callback, attempt, code);
        const customerId = await findAccount(identity);
        return customerId === null ? null : { customerId, returnTo: attempt.returnTo };
      },
    },

    async noteDevice(customerId, device, { origin, locale }) {
      const { rows } = await pool.query<{ email: string; first_name: string; known: number; isNew: boolean }>(
        `with added as (
           insert into staff_device (customer_id, device_hash) select id, $2 from customer where id = $1 and role <> 'customer'
             on conflict (customer_id, device_hash) do update set seen_at = now() returning (xmax = 0) as is_new
         )
         select c.email, c.first_name, added.is_new as "isNew",
           (select count(*)::int from staff_device d where d.customer_id = c.id) as known
         from customer c, added where c.id = $1`,
        [customerId, hashToken(key, `${clientNetwork(device.client)} ${device.userAgent}`)],
      );
      const [account] = rows;
      // The first device of an account is the one that accepted the invitation.
      if (!account?.isNew || account.known === 0) return;
      const time = new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      });
      await queueEmail(db, {
        kind: 'new-device',
        to: account.email,
        locale,
        values: {
          firstName: account.first_name,
          shop: new URL(origin).host,
          device: describeUserAgent(device.userAgent),
          place: device.client,
          time: `${time.format(now())} UTC`,
          link: `${origin}/staff/security`,
        },
      });
    },
  };

  async function findAccount(identity: ExternalIdentity): Promise<string | null> {
    const { issuer, subject, email, firstName, lastName } = identity;
    const { rows: known } = await pool.query<{ id: string; isOpen: boolean }>(
      `select c.id, c.role <> 'customer' and c.deactivated_at is null as "isOpen" from staff_identity i
         join customer c on c.id = i.customer_id where i.issuer = $1 and i.subject = $2`,
      [issuer, subject],
    );
    if (known[0]) return known[0].isOpen ? known[0].id : null;
    const { rows: members } = await pool.query<{ id: string; role: string; isOpen: boolean }>(
      `select id, role, deactivated_at is null as "isOpen" from customer where lower(email) = lower($1) and email_confirmed_at is not null`,
      [email],
    );
    const [member] = members;
    if (member && !member.isOpen) return null;
    if (!defaultRole && (!member || member.role === 'customer')) return null;
    if (member?.role === 'customer')
      await pool.query(`update customer set role = 'staff', staff_role = $2 where id = $1`, [
        member.id,
        defaultRole,
      ]);
    const id = member?.id ?? (await insertMember(email, firstName, lastName));
    await pool.query(
      'insert into staff_identity (issuer, subject, customer_id) values ($1, $2, $3) on conflict do nothing',
      [issuer, subject, id],
    );
    return id;
  }

  async function insertMember(email: string, firstName: string, lastName: string): Promise<string> {
    // No password fits an empty hash.
    const { rows } = await pool.query<{ id: string }>(
      `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, role, staff_role, affiliate_id)
       values (gen_random_uuid()::text, $1, now(), '', $2, $3, 'staff', $4, $5) returning id`,
      [email, firstName || email, lastName, defaultRole, randomBytes(6).toString('hex')],
    );
    const [made] = rows;
    if (!made) throw new Error('the account of a new member of staff was not stored');
    return made.id;
  }
}
