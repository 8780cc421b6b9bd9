import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { type ConnectionTarget, openDatabase } from '#server/db/database.server.ts';
import { submission } from '#tests/checkout-fixture.ts';
import { brand, readyToPay, requested } from '#tests/shop-fixture.ts';
import { openCheckout, type Purchase } from './open-checkout.ts';

/** What the parent sends, one JSON value a line. */
export type Command =
  | { kind: 'buy'; target: ConnectionTarget; skus: string[]; unfinished: Purchase[] }
  /** The process kills itself when this step is reached for the `times`th time. */
  | { kind: 'crash-at'; step: OrderStep; times: number };

/** What this process reports, one JSON value a line. */
export type Report =
  | { kind: 'begun'; purchase: Purchase }
  | { kind: 'ended'; key: string; result: string; order?: string };

const BUYERS = 6;
const RETRY_MS = 20;
const CANCELLED_SHARE = 0.3;
/** How the sandbox provider responds to a payment, and how often. */
const BEHAVIOURS = [...Array(7).fill('authorise'), 'respond-late', 'stay-silent', 'pend'] as string[];

let crash: { step: OrderStep; times: number } | null = null;
const onStep = (step: OrderStep) => {
  if (crash?.step === step && --crash.times <= 0) process.kill(process.pid, 'SIGKILL');
};
const report = (line: Report) => process.stdout.write(`${JSON.stringify(line)}\n`);
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

createInterface({ input: process.stdin }).on('line', (line) => {
  const command = JSON.parse(line) as Command;
  if (command.kind === 'crash-at') crash = command;
  else void buyUntilKilled(command);
});

async function buyUntilKilled({ target, skus, unfinished }: Extract<Command, { kind: 'buy' }>) {
  const database = await openDatabase(target, { statementTimeoutMs: 10_000 });
  const { baskets, checkout } = openCheckout(database, { onStep });

  /** Repeats what a lost connection interrupted, like a shopper who presses the button again. */
  async function persist<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  async function preparePurchase(): Promise<Purchase> {
    const ready = await readyToPay(baskets, [requested(pick(skus), 1 + Math.floor(Math.random() * 3))]);
    const token = { version: 'EC_v1', data: `sandbox:${pick(BEHAVIOURS)}` };
    const { brand: _, ...sent } = submission(ready);
    return {
      submission: { ...sent, method: 'apple-pay', paymentToken: btoa(JSON.stringify(token)) },
      isCancelled: Math.random() < CANCELLED_SHARE,
    };
  }

  async function finish({ submission: sent, isCancelled }: Purchase): Promise<void> {
    const result = await persist(() => checkout.submit({ ...sent, brand }));
    const order = 'number' in result ? result.number : undefined;
    if (isCancelled && result.kind === 'placed') await persist(() => checkout.cancelOrder(result.attemptId));
    report({ kind: 'ended', key: sent.key, result: result.kind, order });
  }

  async function buyer(): Promise<void> {
    for (;;) {
      const earlier = unfinished.pop();
      const purchase = earlier ?? (await persist(preparePurchase));
      if (!earlier) report({ kind: 'begun', purchase });
      await finish(purchase);
    }
  }

  await Promise.all(Array.from({ length: BUYERS }, buyer));
}
