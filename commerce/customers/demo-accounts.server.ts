import type { Customers } from './customers.server.ts';

/** Shown on the sign-in page of a demo, and nowhere else. */
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

export async function provideDemoAccounts(customers: Customers, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const isCustomer = account.role === 'customer';
    await customers.provide({
      ...account,
      rewardsPoints: isCustomer ? 1250 : 0,
      premierUntil: account.role === 'staff' ? new Date(now.getTime() + PREMIER_MS) : undefined,
    });
  }
}
