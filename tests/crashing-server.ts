import { readFileSync } from 'node:fs';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type ConnectionTarget, openDatabase } from '#server/db/database.server.ts';
import { brand } from './shop-fixture.ts';

/** What the server process does before it crashes; read from standard input. */
export interface CrashTask {
  target: ConnectionTarget;
  hmacKey: string;
  /** The step at which the process kills itself; null for never. */
  crashAt: OrderStep | null;
  work:
    | { kind: 'buy'; submission: Omit<Submission, 'brand'> }
    | { kind: 'cancel'; attemptId: string }
    | { kind: 'receive'; returnId: string };
}

const { target, hmacKey, crashAt, work } = JSON.parse(readFileSync(0, 'utf8')) as CrashTask;
const database = await openDatabase(target);
const onStep = (step: OrderStep) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL');
};
const provider = createSandboxPayments({ pool: database.pool, hmacKey, deliver: async () => {} });
const baskets = createBaskets({ database, promotions: createPromotions(database) });
const checkout = createCheckout({ database, baskets, provider, onStep });

if (work.kind === 'buy') await checkout.submit({ ...work.submission, brand });
if (work.kind === 'cancel') await checkout.cancelOrder(work.attemptId);
if (work.kind === 'receive') await createReturns({ database, provider, onStep }).receive(work.returnId);
await database.close();
