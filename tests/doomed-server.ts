import { readFileSync } from 'node:fs';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle.server.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type ConnectionTarget, openDatabase } from '#server/db/database.server.ts';
import { brand } from './tiny-store.ts';

/** What a server process is asked to do before it dies; it comes on standard input. */
export interface DoomedTask {
  target: ConnectionTarget;
  hmacKey: string;
  /** The server kills itself here, without a word to anybody; null lets it live. */
  dieAt: OrderStep | null;
  work:
    | { kind: 'buy'; submission: Omit<Submission, 'brand'> }
    | { kind: 'cancel'; attemptId: string }
    | { kind: 'receive'; returnId: string };
}

const { target, hmacKey, dieAt, work } = JSON.parse(readFileSync(0, 'utf8')) as DoomedTask;
const database = await openDatabase(target);
const onStep = (step: OrderStep) => {
  if (step === dieAt) process.kill(process.pid, 'SIGKILL');
};
const provider = createSandboxPayments({ pool: database.pool, hmacKey, deliver: async () => {} });
const baskets = createBaskets({ database, promotions: createPromotions(database) });
const checkout = createCheckout({ database, baskets, provider, onStep });

if (work.kind === 'buy') await checkout.submit({ ...work.submission, brand });
if (work.kind === 'cancel') await checkout.cancel(work.attemptId);
if (work.kind === 'receive') await createReturns({ database, provider, onStep }).receive(work.returnId);
await database.close();
