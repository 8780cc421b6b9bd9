import { createCustomerStore } from '../../../commerce/customers/customer-store.server.ts';
import {
  hashPassword,
  PASSWORD_COST,
  type PasswordCost,
} from '../../../commerce/customers/password.server.ts';
import type { Database } from '../../../server/db/database.server.ts';

/** The accounts that the sign-in page of the demo offers. */
export const DEMO_ACCOUNTS = [
  {
    role: 'customer',
    email: 'customer@demo.example',
    password: 'demo-customer',
    firstName: 'Clara',
    lastName: 'Weaver',
  },
  {
    role: 'staff',
    email: 'staff@demo.example',
    password: 'demo-staff',
    firstName: 'Sam',
    lastName: 'Spinner',
  },
  { role: 'admin', email: 'admin@demo.example', password: 'demo-admin', firstName: 'Ada', lastName: 'Loom' },
] as const;

const PREMIER_MS = 200 * 86_400_000;

/** An account that exists is left unchanged. */
export async function seedAccounts(
  database: Database,
  now: Date,
  cost: PasswordCost = PASSWORD_COST,
): Promise<void> {
  // No token is issued here, so the key is never used.
  const store = createCustomerStore(database, Buffer.alloc(0), () => now);
  for (const { password, ...account } of DEMO_ACCOUNTS) {
    if (await store.findByEmail(account.email)) continue;
    const passwordHash = await hashPassword(password, cost);
    const id = await store.insert({ ...account, passwordHash, locale: 'en-GB', isConfirmed: true });
    const premierUntil = account.role === 'staff' ? new Date(now.getTime() + PREMIER_MS) : null;
    // When another process inserted the account at the same moment, there is no row with this id.
    await store.setBenefits(id, account.role === 'customer' ? 1250 : 0, premierUntil);
  }
}
