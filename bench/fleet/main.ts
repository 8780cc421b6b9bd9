import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../table.ts';
import { startLoad } from './load.ts';
import { promoteReplica } from './postgres.ts';
import type { Service } from './services.ts';
import { query, SECONDS, say, withFleet } from './start-fleet.ts';

/**
 * `npm run fleet`: three shop processes behind HAProxy and Varnish, two PgBouncers in transaction mode, PostgreSQL with a streaming
 * replica, three nodes of OpenSearch and an S3 server, all on loopback. Shoppers browse and buy, staff edit and prices are imported
 * while each part is killed in turn.
 */
const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const WARM_UP_MS = 15_000;
/** A process that settled payments may have died: another one takes over within a minute. */
const SETTLE_MS = 100_000;
const rows: Record<string, string | number>[] = [];
const everyStaleness: number[] = [];

await withFleet(async (fleet) => {
  const { root, shops, varnish, bouncer, replica, primary, opensearch, s3, shopDisk, databaseDisk } = fleet;
  const load = startLoad(fleet, {
    browsers: 4,
    viewers: 1,
    returning: 1,
    buyers: 2,
    importers: 1,
    editors: 1,
  });
  // Processes that have just started compile their code first.
  await pause(WARM_UP_MS);
  load.take();

  /** Lets the load run while something happens, and adds a row about what shoppers saw. */
  async function during(name: string, happen: () => Promise<unknown>) {
    say(name);
    const began = Date.now();
    await happen();
    await pause(Math.max(0, SECONDS * 1_000 - (Date.now() - began)));
    const sample = load.take();
    const seconds = (Date.now() - began) / 1_000;
    const last = Math.max(0, ...sample.errors.map(({ at }) => at - began));
    everyStaleness.push(...sample.staleness);
    const row = {
      'What happens': name,
      Requests: sample.requests,
      'Requests/s': Math.round(sample.requests / seconds),
      'From Varnish': `${Math.round((100 * sample.hits) / Math.max(1, sample.requests))} %`,
      'Page errors': sample.errors.length - sample.failedOrderSteps - sample.failedEdits,
      'Order steps repeated': sample.failedOrderSteps,
      'Orders placed': sample.placed,
      'Priced again': sample.repriced,
      'Staff edits / failed': `${sample.staffEdits} / ${sample.failedEdits}`,
      'New price seen, p50 / p99': `${Math.round(percentile(sample.staleness, 0.5))} / ${Math.round(percentile(sample.staleness, 0.99))} ms`,
      'Last error after': sample.errors.length === 0 ? '–' : `${(last / 1_000).toFixed(1)} s`,
    };
    rows.push(row);
    say(
      `  ${Object.entries(row)
        .slice(1)
        .map((cell) => cell.join(': '))
        .join(', ')}`,
    );
    const kinds = Object.groupBy(sample.errors, ({ what }) =>
      what.replaceAll(/[0-9a-f-]{20,}|cartID=\S+|\/product\/\S+/g, '…'),
    );
    for (const [what, list] of Object.entries(kinds)) say(`  ${list?.length} × ${what.slice(0, 160)}`);
  }
  const restart = async (service: Service, downMs = 1_000) => {
    await service.kill();
    await pause(downMs);
    await service.start();
  };

  await during('nothing', async () => {});
  for (const [index, shop] of shops.entries())
    await during(`shop process ${index + 1} killed`, () => restart(shop));
  await during('Varnish killed', () => restart(varnish, 2_000));
  await during('a PgBouncer killed', () => restart(bouncer, 2_000));
  await during('replica killed', () => restart(replica, 3_000));
  for (const node of opensearch.slice(0, 1))
    await during('an OpenSearch node killed', () => restart(node, 3_000));
  await during('S3 killed', () => restart(s3, 5_000));
  await during("a shop's disk full", async () => {
    shopDisk.fill();
    await pause(6_000);
    shopDisk.free();
  });
  await during('new version rolled out', async () => {
    for (const shop of shops) {
      await shop.stop();
      await shop.start();
    }
  });
  await during('primary killed, replica promoted', async () => {
    await primary.kill();
    await pause(500);
    promoteReplica(root);
  });
  await during("the database's disk full", async () => {
    databaseDisk.fill();
    await pause(4_000);
    databaseDisk.free();
    await pause(1_000);
    // PostgreSQL ends when it cannot even write its log.
    if (!replica.isRunning()) await replica.start();
  });
  await load.stop();
  const settling = Date.now();
  const countUnsettled = async () =>
    (
      await query<{ n: number }>(
        `select count(*)::int as n from payment_attempt a left join shop_order o on o.attempt_id = a.id
         where a.state in ('authorised', 'sent', 'unknown', 'pending') and o.id is null and not a.must_refund`,
      )
    )[0]?.n ?? 0;
  // Payments whose outcome was unknown are settled every 15 seconds.
  while ((await countUnsettled()) > 0 && Date.now() - settling < SETTLE_MS) await pause(1_000);
  const unsettled = await countUnsettled();
  const settledAfter = Math.round((Date.now() - settling) / 1_000);
  const orders = await query<{ number: string; basket: string }>(
    'select o.number, a.basket_id as basket from shop_order o join payment_attempt a on a.id = o.attempt_id',
  );
  const numbers = new Set(orders.map(({ number }) => number));
  const lost = [...load.confirmed].filter((number) => !numbers.has(number)).length;
  const doubled = orders.length - new Set(orders.map(({ basket }) => basket)).size;
  printTable('Fleet', rows);
  printTable('Orders', [
    {
      'Confirmed to shoppers': load.confirmed.size,
      Lost: lost,
      Doubled: doubled,
      'Paid without an order': unsettled,
      'Last payment settled after': `${settledAfter} s`,
      'New price seen, p99': `${Math.round(percentile(everyStaleness, 0.99))} ms`,
    },
  ]);
  process.exitCode = lost + doubled + unsettled > 0 ? 1 : 0;
});
