import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle.server.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import type { DoomedTask } from '#tests/doomed-server.ts';
import { submission } from '#tests/paying-shop.ts';
import { asked, brand, readyToPay, stockOf, stockShop } from '#tests/tiny-store.ts';
import { createAfterSales } from './after-sales.server.ts';
import { createCheckout } from './checkout.server.ts';
import { createSweeper } from './sweeper.server.ts';

const HMAC_KEY = '44'.repeat(32);
const ROOT = path.resolve(import.meta.dirname, '../..');
const packed = mkdtempSync(path.join(os.tmpdir(), 'doomed-'));

/** One file that starts in no time: a process for each death would read a thousand modules every time. */
beforeAll(() =>
  build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/doomed-server.ts',
      outDir: packed,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  }),
);
afterAll(() => rmSync(packed, { recursive: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: 'A', price: 2500, quantity: 5 }]);
});
afterEach(() => database.close());

/** A real process with a real connection, killed by the system where it stands. */
async function runServer(dieAt: OrderStep, work: DoomedTask['work']): Promise<void> {
  const task: DoomedTask = { target: database.target, hmacKey: HMAC_KEY, dieAt, work };
  const server = spawn(process.execPath, [path.join(packed, 'server.mjs')], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  server.stdin.end(JSON.stringify(task));
  const [code, signal] = await once(server, 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
}

/** The server that is started afterwards, with the provider that was there all along. */
function survivor() {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const provider = createSandboxPayments({
    pool: database.pool,
    hmacKey: HMAC_KEY,
    deliver: async () => {},
    now,
  });
  const baskets = createBaskets({ database, promotions: createPromotions(database), now });
  const checkout = createCheckout({ database, baskets, provider, now });
  const returns = createReturns({ database, provider, now });
  const sweeper = createSweeper({ database, checkout, returns, now });
  const sweepFor = async (...minutes: number[]) => {
    for (const minute of minutes) {
      clock.ahead += minute * 60_000;
      await sweeper.sweep();
    }
  };
  const afterSales = createAfterSales({ database, checkout, returns, now });
  return { provider, baskets, checkout, afterSales, sweepFor };
}

async function cardToken({ provider }: Pick<ReturnType<typeof survivor>, 'provider'>): Promise<string> {
  const { session } = provider.cardField.open();
  await provider.enterCard(session, { number: '4111111111111111', expiry: '12/40', securityCode: '737' });
  return (await provider.cardField.read(session))!.token;
}

/** Money kept by the provider, and money owed for orders that stand: they must be the same. */
async function books() {
  const { rows } = await database.pool.query<{ kept: number; earned: number; held: number }>(`select
    (select coalesce(sum(amount), 0)::int from sandbox_payment where outcome = 'authorised')
      - (select coalesce(sum(amount), 0)::int from sandbox_refund) as kept,
    (select coalesce(sum(total), 0)::int from shop_order where state <> 'cancelled')
      - (select coalesce(sum(amount), 0)::int from order_return where state = 'refunded') as earned,
    (select count(*)::int from payment_attempt where holds_stock) as held`);
  return rows[0]!;
}

async function countOf(table: 'shop_order' | 'sandbox_payment' | 'sandbox_refund'): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function ready(shop: ReturnType<typeof survivor>) {
  const prepared = await readyToPay(shop.baskets, [asked('A', 2)]);
  return { ...submission(prepared), paymentToken: await cardToken(shop) };
}

describe('a server that is killed', () => {
  const buying: OrderStep[] = [
    'attempt-stored',
    'attempt-sent',
    'provider-answered',
    'order-written',
    'outcome-written',
    'settled',
  ];
  for (const dieAt of buying) {
    it(`[APAY-05] after "${dieAt}" of a purchase: one order, paid once, whether or not the shopper tries again`, async () => {
      const shop = survivor();
      const { brand: _, ...sent } = await ready(shop);
      await runServer(dieAt, { kind: 'buy', submission: sent });
      await shop.checkout.submit({ ...sent, brand });
      await shop.sweepFor(2, 5, 40);
      // What never reached the provider was given up; paying again works as if nothing had happened.
      if ((await countOf('shop_order')) === 0) {
        await shop.checkout.submit({ ...sent, brand, key: crypto.randomUUID() });
      }
      expect(await countOf('shop_order')).toBe(1);
      expect(await countOf('sandbox_payment')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(3);
      expect(await books()).toMatchObject({ kept: sent.expectedTotal, earned: sent.expectedTotal, held: 0 });
    });
  }

  for (const dieAt of ['cancellation-written', 'order-cancelled', 'money-returned'] satisfies OrderStep[]) {
    it(`[APAY-05] after "${dieAt}" of a cancellation: the money is where the order says`, async () => {
      const shop = survivor();
      const placed = await shop.checkout.submit(await ready(shop));
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      await runServer(dieAt, { kind: 'cancel', attemptId: placed.attemptId });
      await shop.sweepFor(2);
      const { kept, earned } = await books();
      expect(kept).toBe(earned);
      await shop.checkout.cancel(placed.attemptId);
      expect(await books()).toMatchObject({ kept: 0, earned: 0 });
      expect(await countOf('sandbox_refund')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(5);
    });
  }

  for (const dieAt of ['return-received', 'refund-made', 'refund-written'] satisfies OrderStep[]) {
    it(`[APAY-05] after "${dieAt}" of a return: paid back once`, async () => {
      const shop = survivor();
      const sent = await ready(shop);
      const placed = await shop.checkout.submit(sent);
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      await shop.afterSales.dispatch(placed.number);
      const viewer = { ...sent.owner, key: null };
      await shop.afterSales.requestReturn(placed.number, viewer, [{ position: 0, quantity: 1 }], 'faulty');
      const { rows } = await database.pool.query('select id from order_return');
      await runServer(dieAt, { kind: 'receive', returnId: rows[0].id });
      await shop.sweepFor(2);
      await shop.afterSales.receiveReturn(rows[0].id);
      const { kept, earned } = await books();
      expect(kept).toBe(earned);
      expect(kept).toBe(sent.expectedTotal - 2500);
      expect(await countOf('sandbox_refund')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(4);
    });
  }
});
