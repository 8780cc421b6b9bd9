import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { ReportQuery } from '#commerce/reports/read-reports.server.ts';
import { parsePeriod } from '#commerce/reports/report-period.ts';
import type { Reach } from '#commerce/resources/permissions.ts';
import { shopDay } from './shop-day.ts';

/** The period and currency that an address asks for. */
export function readReportQuery(
  context: Readonly<RouterContextProvider>,
  asked: URLSearchParams,
  { brands, places }: Reach,
): ReportQuery & { today: string } {
  const { today } = shopDay(context);
  const currency = asked.get('currency');
  return {
    ...parsePeriod(asked, today),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
    brands,
    places,
    locale: context.get(requestContext).locale,
    today,
  };
}
