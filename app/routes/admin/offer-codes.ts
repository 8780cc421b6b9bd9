import { shopContext } from '#app/context.ts';
import { writeCsv } from '#commerce/search/insights/report-csv.ts';
import type { Route } from './+types/offer-codes';
import { requireActor } from './actor.ts';
import { csvFile } from './csv-file.ts';

/** The generated codes of an offer as CSV. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireActor(context, 'promotions.write');
  const codes = await context.get(shopContext).checkout.offerCodes(params.id);
  if (codes.length === 0) throw new Response(null, { status: 404 });
  const rows = codes.map(({ code, spentAt }) => ({ code, spentAt: spentAt?.toISOString() ?? '' }));
  return csvFile(writeCsv(rows), 'codes');
}
