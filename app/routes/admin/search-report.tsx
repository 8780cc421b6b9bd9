import { SearchReportPage } from '#app/admin/search/search-report.tsx';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/search-report';
import { requireActor } from './actor.ts';
import { reportDays } from './search-days.ts';

/** What shoppers search for, and which searches fail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'search.read');
  const days = reportDays(url);
  const report = await context.get(shopContext).search.insights.report(days);
  return { days, report };
}

export default function StaffSearch({ loaderData }: Route.ComponentProps) {
  return <SearchReportPage {...loaderData} />;
}
