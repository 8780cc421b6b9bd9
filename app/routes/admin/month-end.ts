import { shopContext } from '#app/context.ts';
import { MONTH_END_PARTS } from '#commerce/reports/month-end-parts.ts';
import type { Route } from './+types/month-end';
import { requireActor } from './actor.ts';

/** One file of a month for an accountant. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { brands } = await requireActor(context, 'reports.read');
  const part = MONTH_END_PARTS.find((each) => each === url.searchParams.get('part'));
  const month = url.searchParams.get('month') ?? '';
  if (!part || !/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) throw new Response(null, { status: 404 });
  const chunks = context.get(shopContext).admin.reports.monthEnd(part, { month, brands });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void chunks.return(undefined),
  });
  return new Response(body, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${part}-${month}.csv"`,
    },
  });
}
