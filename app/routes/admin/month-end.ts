import { Readable } from 'node:stream';
import { shopContext } from '#app/context.ts';
import { MONTH_END_PARTS } from '#commerce/reports/month-end-parts.ts';
import type { Route } from './+types/month-end';
import { requireActor } from './actor.ts';
import { csvFile } from './csv-file.ts';

/** One file of a month for an accountant. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { brands, places } = await requireActor(context, 'reports.read');
  const part = MONTH_END_PARTS.find((each) => each === url.searchParams.get('part'));
  const month = url.searchParams.get('month') ?? '';
  if (!part || !/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) throw new Response(null, { status: 404 });
  const chunks = context.get(shopContext).admin.reports.monthEnd(part, { month, brands, places });
  const body = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream;
  return csvFile(body, `${part}-${month}`);
}
