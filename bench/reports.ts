import { openCustomers } from '#commerce/customers/customer-list.server.ts';
import { customerResource } from '#commerce/customers/customer-resource.ts';
import { createStaffCustomers } from '#commerce/customers/staff-customers.server.ts';
import { openOrders } from '#commerce/orders/order-list.server.ts';
import { readOrderPage } from '#commerce/orders/order-page.server.ts';
import { orderResource } from '#commerce/orders/order-resource.ts';
import { type ReportQuery, readReport } from '#commerce/reports/read-reports.server.ts';
import { createReportRefresh } from '#commerce/reports/refresh-reports.server.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { OpenStore } from '#commerce/resources/resource-store.server.ts';
import { activityResource } from '#commerce/staff/activity-resource.ts';
import { openActivity } from '#commerce/staff/activity-store.server.ts';
import { searchEverything } from '#commerce/staff/global-search.server.ts';
import { readWorkQueues } from '#commerce/staff/work-queues.server.ts';
import { seedOrders } from './seed-orders.ts';
import { printTable } from './table.ts';
import { timeCalls, withThrowawayDatabase } from './throwaway-database.ts';

/** How long lists, pages and reports take with many orders: `npm run bench -- reports --orders=1000000`. */
const asked = process.argv.find((word) => word.startsWith('--orders='));
const ORDERS = Number(asked?.slice('--orders='.length) ?? 1_000_000);
const TIME_ZONE = 'Europe/London';
const OWNER = { role: 'owner', brands: null };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const today = daysAgo(0);

const ORDER_LISTS = [
  ['orders', ''],
  ['orders to ship', 'status=to-ship'],
  ['orders of a brand', 'brand=brand-2'],
  ['orders to a country', 'country=FR'],
  ['orders by delivery', 'delivery=next-day'],
  ['orders part refunded', 'payment=part-refunded'],
  ['orders of a refund due', 'payment=due'],
  ['orders of a month', `from=${daysAgo(60)}&until=${daysAgo(30)}`],
  ['orders of a caller', 'q=shopper4711@example.com'],
  ['orders by postcode', 'q=AB47 1CD'],
  ['orders by name', 'q=Shopper'],
  ['orders with a SKU', 'q=S4711'],
  ['the last page', 'sort=placedAt'],
] as const;

await withThrowawayDatabase(async (database) => {
  await seedOrders(database, ORDERS);
  const rows: Record<string, string | number>[] = [];
  const measure = async (what: string, run: () => Promise<unknown>) =>
    void rows.push({ what, ...(await timeCalls(run)) });
  const lister = (open: OpenStore, resource: Resource) => {
    const store = open(database.db, resource);
    return (address: string, places: string[] | null = null) =>
      store.list({
        ...parseListQuery(resource, new URLSearchParams(address), {
          today,
          timeZone: TIME_ZONE,
          brands: null,
        }),
        ...(places && { brands: ['brand-2'], places }),
      });
  };
  const refresh = createReportRefresh({ database, timeZone: TIME_ZONE });
  const first = performance.now();
  for (let days = await refresh(); days > 2; days = await refresh());
  const firstCount = performance.now() - first;
  await measure('later count', refresh);

  const orders = lister(openOrders, orderResource);
  for (const [what, address] of ORDER_LISTS) await measure(what, () => orders(address));
  await measure('orders of one market', () => orders('', ['brand-2/FR']));
  await measure('the page of an order', () => readOrderPage(database, 'N4711'));
  const customers = lister(openCustomers, customerResource);
  await measure('customers', () => customers(''));
  await measure('customers by name', () => customers('q=number4711'));
  const { page } = createStaffCustomers({
    database,
    personalData: { export: async () => null, erase: async () => 'absent' } as never,
  });
  await measure('the page of a customer', () => page('c4711'));
  await measure('home', () => readWorkQueues(database, OWNER));
  await measure('search everywhere', () => searchEverything(database, OWNER, 'shopper4711@example.com'));
  const activity = lister(openActivity, activityResource);
  await measure('activity, a rare word', () => activity('q=order 4711'));
  await measure('activity, a person', () => activity('q=ada7@shop.example'));
  const report = (from: string): ReportQuery => ({
    ...{ from, until: today, comparison: 'before', currency: null, brands: null, locale: 'en-GB' },
  });
  await measure('report of 28 days', () => readReport(database.pool, report(daysAgo(27))));
  await measure('report of a year', () => readReport(database.pool, report(daysAgo(364))));
  printTable(`${ORDERS.toLocaleString('en-GB')} orders and audit entries`, rows);
  console.log(`the first count of everything took ${Math.round(firstCount / 1000)} s`);
});
