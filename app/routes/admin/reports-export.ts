import { shopContext } from '#app/context.ts';
import type { Report } from '#commerce/reports/read-reports.server.ts';
import { writeCsv } from '#commerce/search/insights/report-csv.ts';
import type { Route } from './+types/reports-export';
import { requireActor } from './actor.ts';
import { csvFile } from './csv-file.ts';
import { readReportQuery } from './report-query.ts';

/** The tables of a report; amounts are minor units, each row says of which currency. */
const LISTS: Readonly<Record<string, (report: Report) => object[]>> = {
  days: ({ days, currency }) =>
    days.map(({ day, orders, total, before }) => ({
      ...{ day, currency, orders, total },
      ...(before && { dayBefore: before.day, ordersBefore: before.orders, totalBefore: before.total }),
    })),
  sites: withCurrency('sites'),
  markets: withCurrency('markets'),
  makers: withCurrency('makers'),
  categories: withCurrency('categories'),
  returns: withCurrency('returns'),
  funnel: ({ funnel }) => [funnel],
  searches: ({ searches }) => searches,
  stock: ({ stock }) => stock,
};

function withCurrency(list: 'sites' | 'markets' | 'makers' | 'categories' | 'returns') {
  return (report: Report) => report[list].map((row) => ({ ...row, currency: report.currency }));
}

/** One table of a report as CSV. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'reports.read');
  const list = url.searchParams.get('list') ?? '';
  const rowsOf = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
  if (!rowsOf) throw new Response(null, { status: 404 });
  const query = readReportQuery(context, url.searchParams, actor);
  const report = await context.get(shopContext).admin.reports.read(query);
  return csvFile(writeCsv(rowsOf(report)), `${list}-${query.from}-${query.until}`);
}
