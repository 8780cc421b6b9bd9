import { StudioFrame } from '#app/admin/content/studio-frame.tsx';
import { SearchReportPage } from '#app/admin/search/search-report.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import '#app/admin/content/studio-styles.ts';
import type { Route } from './+types/search-report';
import { requireAdmin } from './require-admin.ts';
import { reportDays } from './search-days.ts';

/** What shoppers search for, and which searches fail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAdmin(context);
  const customer = await context.get(requestContext).session.customer();
  const days = reportDays(url);
  const report = await context.get(shopContext).search.insights.report(days);
  return { who: `${customer?.firstName} ${customer?.lastName}`, days, report };
}

export default function StaffSearch({ loaderData: { who, ...props } }: Route.ComponentProps) {
  return (
    <StudioFrame who={who}>
      <meta name="robots" content="noindex" />
      <SearchReportPage {...props} />
    </StudioFrame>
  );
}
