import { demoCustomisations } from '@selvedge/demo-store/customisations.ts';
import { type Example, examples } from '@selvedge/demo-store/examples.ts';
import { accountHistories } from '@selvedge/demo-store/orders/account-histories.ts';
import { DEMO_ACCOUNTS, provideDemoAccounts } from '#commerce/customers/demo-accounts.server.ts';
import { furnishAccounts } from '#commerce/orders/furnish-accounts.server.ts';
import type { CheckoutDesk } from './checkout-desk.server.ts';
import type { Ground } from './ground.server.ts';
import type { People } from './people.server.ts';
import type { ProductFloor } from './product-floor.server.ts';

/** What a demo shows beside its products. */
export interface DemoFurnishing {
  /** Shown on the sign-in page of a demo; empty in a real shop. */
  demoAccounts: readonly { role: string; email: string; password: string }[];
  /** Where a demo shows each thing the shop can do; empty in a real shop. */
  examples: readonly (Example & { id: string })[];
}

export async function furnishDemo(
  { environment, database }: Ground,
  { customers }: People,
  { customisations }: ProductFloor,
  { promotions }: CheckoutDesk,
): Promise<DemoFurnishing> {
  if (!environment.DEMO) return { demoAccounts: [], examples: [] };
  await provideDemoAccounts(customers, new Date());
  await furnishAccounts(database, accountHistories(new Date()));
  await promotions.provideDemo();
  await customisations.provide(demoCustomisations);
  return {
    demoAccounts: DEMO_ACCOUNTS,
    examples: Object.entries(examples).map(([id, example]) => ({ ...example, id })),
  };
}
