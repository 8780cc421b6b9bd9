import { shopContext } from '#app/context.ts';
import { writeCsv } from '#commerce/search/insights/report-csv.ts';
import type { Route } from './+types/search-export';
import { requireActor } from './actor.ts';
import { csvFile } from './csv-file.ts';
import { reportDays } from './search-days.ts';

/** One list of the search report as CSV. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'search.read');
  const days = reportDays(url);
  const report = await context.get(shopContext).search.insights.report(days);
  const list = url.searchParams.get('list') ?? '';
  const rows = Object.entries(report).find(([name]) => name === list)?.[1];
  if (rows === undefined) throw new Response(null, { status: 404 });
  return csvFile(writeCsv(rows), `search-${list}-${days}-days`);
}
