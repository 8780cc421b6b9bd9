import { ReportPage } from '#app/admin/reports/report-page.tsx';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/reports';
import { requireActor } from './actor.ts';
import { readReportQuery } from './report-query.ts';

/** A day's numbers, or those of any period. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'reports.read');
  const query = readReportQuery(context, url.searchParams, actor);
  const shop = context.get(shopContext);
  const { reports } = shop.admin;
  let report = await reports.read(query);
  if (report.countedAt === null) {
    // A new shop: nobody should have to wait for the job to see the first orders.
    await reports.refresh();
    report = await reports.read(query);
  }
  return {
    report,
    comparison: query.comparison,
    today: query.today,
    isLimited: actor.brands !== null,
    isOfMarkets: Boolean(actor.places),
    sites: Object.fromEntries(shop.brands.all.map(({ slug, name }) => [slug, name])),
  };
}

export default function StaffReports({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />;
}
