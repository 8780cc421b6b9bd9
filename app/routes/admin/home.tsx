import { StaffHome } from '#app/admin/shell/staff-home.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { may } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/home';
import { requireActor } from './actor.ts';
import { readReportQuery } from './report-query.ts';

/** Where a member of staff begins: what waits for them, and today's numbers for those who may read reports. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const customer = await context.get(requestContext).session.customer();
  const { admin } = context.get(shopContext);
  const [queues, report] = await Promise.all([
    admin.workQueues(actor),
    may(actor, 'reports.read')
      ? admin.reports.read(readReportQuery(context, new URLSearchParams({ days: '1' }), actor))
      : null,
  ]);
  return {
    name: customer?.firstName ?? '',
    queues,
    today: report && {
      currency: report.currency,
      sales: report.sales,
      before: report.salesBefore,
    },
  };
}

export default function StaffHomePage({ loaderData }: Route.ComponentProps) {
  return <StaffHome {...loaderData} />;
}
