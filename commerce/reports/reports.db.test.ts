import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInvoices } from '#commerce/orders/documents/invoices.server.ts';
import { byStaff, openShop, orders, submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { readyToPay, requested, stockShop } from '#tests/shop-fixture.ts';
import { monthEndCsv } from './month-end.server.ts';
import type { MonthEndPart } from './month-end-parts.ts';
import { type ReportQuery, readReport } from './read-reports.server.ts';
import { createReportRefresh } from './refresh-reports.server.ts';

const ZONE = 'Europe/London';
const NOVEMBER: ReportQuery = {
  from: '2026-11-10',
  until: '2026-11-16',
  comparison: 'before',
  currency: null,
  brands: null,
  locale: 'en-GB',
};

let database: TestDatabase;
let shop: ReturnType<typeof openShop>;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2000, quantity: 8 },
    { sku: 'B', price: 1000, quantity: 500 },
  ]);
  shop = openShop(database);
});
afterEach(() => database.close());

const refresh = () => createReportRefresh({ database, timeZone: ZONE, now: shop.now })();
const read = (change: Partial<ReportQuery> = {}) => readReport(database.pool, { ...NOVEMBER, ...change });

async function buy(sku: string, quantity = 1) {
  const result = await shop.checkout.submit(
    submission(await readyToPay(shop.baskets, [requested(sku, quantity)])),
  );
  expect(result.kind).toBe('placed');
}

describe('[OPS-13] a day’s numbers', () => {
  it('count orders by day, site, market, brand and category, and follow cancellations', async () => {
    await buy('A', 2);
    await buy('B');
    await refresh();
    const report = await read();
    expect(report.currencies).toEqual(['GBP']);
    expect(report.sales).toMatchObject({ orders: 2, pieces: 3, total: 5000 + 2 * 399, cancelled: 0 });
    expect(report.days.at(-1)).toMatchObject({
      day: '2026-11-16',
      orders: 2,
      before: { day: '2026-11-09', orders: 0 },
    });
    expect(report.sites).toMatchObject([{ key: 'selvedge', orders: 2, amountBefore: 0 }]);
    expect(report.markets).toMatchObject([{ key: 'GB', orders: 2 }]);
    expect(report.makers).toMatchObject([{ name: 'Selvedge', pieces: 3, amount: 5000 }]);
    expect(report.categories).toMatchObject([{ name: 'Dresses', amount: 5000 }]);
    // Six of A are left, and two were sold in four weeks.
    expect(report.stock[0]).toMatchObject({ sku: 'A', quantity: 6, sold: 2, daysLeft: 84 });

    const [first] = await orders(database);
    if (!first) throw new Error('no order');
    shop.later(5);
    await shop.staffOrders.cancel(byStaff(first.number), { wanted: null, reason: 'asked for it' });
    await refresh();
    expect((await read()).sales).toMatchObject({ orders: 1, cancelled: 1, pieces: 1, total: 1399 });
    expect((await read({ brands: ['oasis'] })).sales.orders).toBe(0);
  });

  it('an order belongs to the day in the shop’s time zone', async () => {
    await buy('A');
    await database.pool.query(`update shop_order set placed_at = '2026-07-14T23:30:00Z'`);
    await refresh();
    const july = await read({ from: '2026-07-14', until: '2026-07-16', comparison: 'none' });
    expect(july.days.map(({ day, orders: count }) => [day, count])).toEqual([
      ['2026-07-14', 0],
      ['2026-07-15', 1],
      ['2026-07-16', 0],
    ]);
  });

  it('amounts of different currencies are never added', async () => {
    await buy('A');
    await buy('A');
    await database.pool.query(
      `update shop_order set currency = 'EUR' where id = (select id from shop_order limit 1)`,
    );
    await refresh();
    const euro = await read({ currency: 'EUR' });
    expect(euro.currencies).toEqual(['EUR', 'GBP']);
    expect([euro.sales.total, (await read({ currency: 'GBP' })).sales.total]).toEqual([2399, 2399]);
  });

  it('the funnel counts shoppers who agreed, step by step, and searches without a result', async () => {
    const event = (name: string, visitor: string, details: object = {}) =>
      database.pool.query(`insert into event (name, visitor, details, at) values ($1, $2, $3, $4)`, [
        ...[name, visitor, details],
        shop.now(),
      ]);
    for (const visitor of ['a', 'b', 'c', 'a']) await event('productView', visitor);
    for (const visitor of ['basket-1', 'basket-2', 'basket-2']) await event('basketStart', visitor);
    await event('checkoutStart', 'basket-2');
    await event('search', 'a', { query: 'Zither ', queryId: 'q', results: 0 });
    await event('search', 'b', { query: 'dress', queryId: 'q2', results: 9 });
    const ready = await readyToPay(shop.baskets, [requested('B')]);
    await shop.checkout.submit({ ...submission(ready), allowsAnalytics: true });
    await buy('B');
    await refresh();
    const report = await read();
    expect(report.funnel).toEqual({ views: 3, baskets: 2, checkouts: 1, paid: 1 });
    expect(report.searches).toEqual([{ query: 'zither', searches: 1 }]);
  });

  it('a later run counts only what changed', async () => {
    await buy('B');
    await database.pool.query(`update shop_order set placed_at = '2026-03-01T12:00:00Z'`);
    // Today and yesterday are always counted.
    expect(await refresh()).toBe(3);
    // An order may be committed some time after its own timestamp, so the runs overlap.
    shop.later(10);
    await refresh();
    shop.later(10);
    expect(await refresh()).toBe(2);
  });
});

describe('[OPS-13] the files of a month', () => {
  const file = async (part: MonthEndPart, month = '2026-11') => {
    let text = '';
    for await (const chunk of monthEndCsv(database, part, { month, timeZone: ZONE, brands: null }))
      text += chunk;
    return text.trim().split('\r\n');
  };

  it('hold orders, documents, refunds and tax, with decimals and signs that add up', async () => {
    await buy('A', 2);
    await buy('B');
    const invoices = createInvoices({ database, now: shop.now });
    const first = (await orders(database)).find(({ total }) => total > 4000);
    if (!first) throw new Error('no order');
    await invoices.issueDue();
    await shop.staffOrders.refund(byStaff(first.number), { kind: 'amount', amount: 500 }, 'late');
    await invoices.issueDue();
    await database.pool.query(`update invoice set issued_at = '2026-11-20T12:00:00Z'`);

    const [header, ...rows] = await file('orders');
    expect(header).toBe(
      'order,placed,brand,country,state,currency,goods,discount,delivery,tax,total,refunded',
    );
    expect(rows).toHaveLength(2);
    const row = rows.find((line) => line.startsWith(`${first.number},`));
    expect(row).toContain(',GBP,40.00,0.00,3.99,');
    expect(row).toMatch(/,5\.00$/);
    const documents = await file('documents');
    const refunds = await file('refunds');
    expect(documents.filter((line) => line.startsWith('INV-'))).toHaveLength(2);
    expect(refunds.slice(1)).toMatchObject([expect.stringMatching(/^CN-.*,-5\.00$/)]);
    const [, ...taxes] = await file('tax');
    const total = (lines: string[], column: number) =>
      lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(column)) * 100), 0);
    expect(total(taxes, -1)).toBe(total(documents.slice(1), -2));
    expect(await file('orders', '2026-10')).toEqual([header]);
  });
});
