import { readFileSync } from 'node:fs';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import type { ActionRequest } from '#commerce/orders/order-timeline.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { createStaffOrders } from '#commerce/orders/staff-orders.server.ts';
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
    | { kind: 'receive'; request: ActionRequest }
    | { kind: 'refund'; request: ActionRequest; amount: number }
    | { kind: 'cancel-one'; request: ActionRequest };
}

const { target, hmacKey, crashAt, work } = JSON.parse(readFileSync(0, 'utf8')) as CrashTask;
const database = await openDatabase(target);
const onStep = (step: OrderStep) => {
  if (step === crashAt) process.kill(process.pid, 'SIGKILL');
};
const provider = createSandboxPayments({ pool: database.pool, hmacKey, deliver: async () => {} });
const baskets = createBaskets({ database, promotions: createPromotions(database) });
const checkout = createCheckout({ database, baskets, provider, onStep });

const returns = createReturns({ database, provider, onStep });
const { refundPayment } = checkout;
const staffOrders = createStaffOrders({ database, provider, returns, refundPayment, onStep });

if (work.kind === 'buy') await checkout.submit({ ...work.submission, brand });
if (work.kind === 'cancel') await checkout.cancelOrder(work.attemptId);
if (work.kind === 'receive') await staffOrders.receive(work.request, null);
if (work.kind === 'refund')
  await staffOrders.refund(work.request, { kind: 'amount', amount: work.amount }, 'stain');
if (work.kind === 'cancel-one')
  await staffOrders.cancel(work.request, { wanted: [{ position: 0, quantity: 1 }], reason: 'damaged' });
await database.close();
