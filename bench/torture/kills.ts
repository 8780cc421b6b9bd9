import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createPaymentReconciliation } from '#commerce/checkout/payment-reconciliation.server.ts';
import { createOrderRefunds } from '#commerce/orders/order-refunds.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { type ConnectionTarget, type Database, openDatabase } from '#server/db/database.server.ts';
import { bundleProcess } from '#tests/bundle-process.ts';
import { brand, stockShop } from '#tests/shop-fixture.ts';
import type { Command, Report } from './buying-process.ts';
import { openCheckout, type Purchase } from './open-checkout.ts';
import { createRandom } from './random.ts';

interface KillOptions {
  target: ConnectionTarget;
  faults: number;
  seed: number;
  /** A directory for the bundled process. */
  outDir: string;
  /** Kills PostgreSQL and returns when it runs again. Without it only processes and connections are killed. */
  killDatabase?: (number: number) => Promise<void>;
}

export interface KillReport {
  faults: Record<string, number>;
  buyers: number;
  orders: number;
  cancelled: number;
  /** One sentence for each thing that was lost or doubled. */
  problems: string[];
}

const STEPS: OrderStep[] = [
  'attempt-stored',
  'attempt-sent',
  'provider-responded',
  'order-written',
  'outcome-written',
  'settled',
  'cancellation-written',
  'order-cancelled',
  'payment-refunded',
];
const SKUS = ['TORTURE-A', 'TORTURE-B', 'TORTURE-C'];
const GIFT = 'TORTURE-GIFT';
const STOCK = 1_000_000;
const STEP_WITHIN_MS = 4_000;
const RETRY_FOR_MS = 30_000;
const REPORT_EVERY = 50;
const ALL = 1_000;

/** Kills processes, connections and the database during purchases, then settles what is open and compares all records. */
export async function killDuringPurchases(options: KillOptions): Promise<KillReport> {
  const { target, faults, outDir, killDatabase } = options;
  const { below, pick } = createRandom(options.seed);
  const entry = await bundleProcess('bench/torture/buying-process.ts', outDir);
  await withDatabase(target, (database) =>
    stockShop(database, [
      { sku: GIFT, price: 300, quantity: STOCK },
      ...SKUS.map((sku, index) => ({ sku, price: 1_900 + index * 700, quantity: STOCK, giftSku: GIFT })),
    ]),
  );

  const begun = new Map<string, Purchase>();
  const ended = new Map<string, Extract<Report, { kind: 'ended' }>>();
  const made: Record<string, number> = {};
  let shop: BuyingProcess | null = null;

  const problems: string[] = [];
  const running = async () => {
    if (shop?.hasEnded()) {
      problems.push('a server ended by itself: its error is above');
      shop = null;
    }
    const unfinished = [...begun.values()].filter(({ submission }) => !ended.has(submission.key));
    shop ??= await startBuying(entry, { kind: 'buy', target, skus: SKUS, unfinished }, (line) => {
      if (line.kind === 'begun') begun.set(line.purchase.submission.key, line.purchase);
      else ended.set(line.key, line);
    });
    return shop;
  };
  const count = (kind: string) => {
    made[kind] = (made[kind] ?? 0) + 1;
  };

  for (let number = 0; number < faults; number++) {
    if (number > 0 && number % REPORT_EVERY === 0) console.log(`  ${number} faults, ${begun.size} buyers`);
    const current = await running();
    const kind = below(100);
    if (kind < 15) {
      current.send({ kind: 'crash-at', step: pick(STEPS), times: 1 + below(4) });
      await current.exited(STEP_WITHIN_MS);
      shop = null;
      count('server killed at a step');
    } else if (kind < 30) {
      await pause(below(120));
      await current.exited(0);
      shop = null;
      count('server killed at a moment');
    } else if (kind < 98 || !killDatabase) {
      await pause(below(60));
      await terminateConnections(target, current.pid, kind % 2 === 0 ? 1 : ALL);
      count('connections cut');
    } else {
      await pause(below(60));
      await killDatabase(number);
      count('PostgreSQL killed');
    }
  }
  await (shop as BuyingProcess | null)?.exited(0);
  return withDatabase(target, async (database) => {
    await settleEverything(database, [...begun.values()]);
    return {
      faults: made,
      ...(await countOrders(database)),
      buyers: begun.size,
      problems: [...problems, ...(await findProblems(database, [...begun.values()], ended))],
    };
  });
}

async function withDatabase<T>(
  target: ConnectionTarget,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await retry(() => openDatabase(target));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

interface BuyingProcess {
  pid: number;
  send(command: Command): void;
  hasEnded(): boolean;
  /** Waits until the process has killed itself, and kills it after this time. */
  exited(withinMs: number): Promise<void>;
}

/** Starts a process that buys; resolves with its first purchase. */
async function startBuying(entry: string, buy: Command, onReport: (line: Report) => void) {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [entry], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {});
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = once(lines, 'line');
  const closed = once(lines, 'close');
  lines.on('line', (line) => onReport(JSON.parse(line) as Report));
  const send = (command: Command) => void child.stdin.write(`${JSON.stringify(command)}\n`);
  send(buy);
  await first;
  return {
    pid: child.pid ?? 0,
    send,
    hasEnded: () => child.exitCode !== null,
    async exited(withinMs: number) {
      const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
      await exit;
      clearTimeout(timer);
      await closed;
    },
  } satisfies BuyingProcess;
}

async function terminateConnections(target: ConnectionTarget, pid: number, count: number): Promise<void> {
  await retry(async () => {
    const client = new pg.Client(target as pg.ClientConfig);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
         where application_name = $1 order by random() limit $2) as chosen`,
        [`selvedge-${pid}`, count],
      );
    } finally {
      await client.end().catch(() => {});
    }
  });
}

/** A database that was killed a moment ago may still be recovering. */
async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** Runs payment reconciliation over the following hours; then every buyer without an order pays again. */
async function settleEverything(database: Database, purchases: readonly Purchase[]): Promise<void> {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const { provider, checkout } = openCheckout(database, { now });
  const returns = createReturns({ database, provider, now });
  const refunds = createOrderRefunds({ database, provider, now });
  const reconciliation = createPaymentReconciliation({ database, checkout, returns, refunds, now });
  for (const minutes of [2, 5, 10, 40, 60, 60]) {
    clock.ahead += minutes * 60_000;
    while ((await reconciliation.reconcile()) > 0);
  }
  const { rows } = await database.pool.query<{ session_id: string }>('select session_id from shop_order');
  const served = new Set(rows.map((row) => row.session_id));
  const authorised = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:authorise' }));
  for (const { submission } of purchases) {
    if (served.has(submission.owner.sessionId ?? '')) continue;
    await checkout.submit({ ...submission, brand, key: randomUUID(), paymentToken: authorised });
  }
  while ((await reconciliation.reconcile()) > 0);
}

async function countOrders({ pool }: Database) {
  const { rows } = await pool.query<{ orders: number; cancelled: number }>(
    `select count(*)::int as orders, (count(*) filter (where state = 'cancelled'))::int as cancelled from shop_order`,
  );
  return rows[0] ?? { orders: 0, cancelled: 0 };
}

/** Each query finds rows that contradict each other. */
const CONTRADICTIONS: Record<string, string> = {
  'a payment without its order, or not refunded': `select p.reference as what from sandbox_payment p join payment_attempt a on a.id = p.merchant_reference
     left join shop_order o on o.attempt_id = a.id
     where p.outcome in ('authorised', 'pending')
       and p.amount - coalesce((select sum(r.amount) from sandbox_refund r where r.reference = p.reference), 0)
         <> case when o.id is null or o.state = 'cancelled' then 0 else o.total end`,
  'an order without a payment': `select o.number as what from shop_order o where not exists (select from sandbox_payment p
     where p.merchant_reference = o.attempt_id and p.outcome in ('authorised', 'pending') and p.amount = o.total)`,
  'a buyer with two orders': `select session_id as what from shop_order group by session_id having count(*) > 1`,
  'a payment attempt that still holds stock': `select id as what from payment_attempt where holds_stock`,
  'an order without its gift': `select o.number as what from shop_order o
     where (select sum(quantity) from order_line l where l.order_id = o.id and l.sku = '${GIFT}')
       is distinct from (select sum(quantity) from order_line l where l.order_id = o.id and l.sku <> '${GIFT}')`,
  'stock that does not match the orders': `select s.sku as what from stock s where s.quantity <> ${STOCK} - coalesce((select sum(l.quantity) from order_line l
     join shop_order o on o.id = l.order_id where l.sku = s.sku and o.state <> 'cancelled'), 0)`,
  'an order whose email was not queued once': `select o.number as what from shop_order o
     where (select count(*) from outbox e where e.body like '%/order/' || o.number || '?%' and e.dedupe_key = 'order-placed:' || o.id) <> 1
       or (select count(*) from outbox e where e.dedupe_key = 'order-cancelled:' || o.id) <> (o.state = 'cancelled')::int`,
  'an email without an order': `select dedupe_key as what from outbox e where dedupe_key like 'order-%'
     and not exists (select from shop_order o where o.id = split_part(e.dedupe_key, ':', 2))`,
};

async function findProblems(
  { pool }: Database,
  purchases: readonly Purchase[],
  ended: ReadonlyMap<string, Extract<Report, { kind: 'ended' }>>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, query] of Object.entries(CONTRADICTIONS)) {
    for (const { what } of (await pool.query<{ what: string }>(query)).rows)
      problems.push(`${name}: ${what}`);
  }
  const { rows } = await pool.query<{ number: string; session_id: string }>(
    'select number, session_id from shop_order',
  );
  const numbers = new Map(rows.map((row) => [row.session_id, row.number]));
  for (const { submission } of purchases) {
    const number = numbers.get(submission.owner.sessionId ?? '');
    const told = ended.get(submission.key)?.order;
    if (!number) problems.push(`a buyer without an order: ${submission.key}`);
    else if (told && told !== number) problems.push(`a buyer was told ${told} and has ${number}`);
  }
  return problems;
}
