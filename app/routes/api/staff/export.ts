import { requestContext, shopContext } from '#app/context.ts';
import { EXPORT_FILE_NAME } from '#commerce/staff/export-row.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/export';
import { listAtAddress } from './asked-list.server.ts';
import { enterStaff, PRIVATE } from './enter.ts';

/** The list at an address, over all its pages, as a file that begins to come at once. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await enterStaff(context, request, 'office');
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const address = new URL(request.url).searchParams.get('address') ?? '';
  const list = await listAtAddress(shop, visit, address);
  if (!list) return jsonError(400, 'There is no list at this address.');
  const { total, file } = await shop.staff.exportList(
    list.question,
    {
      site: visit.origin + (list.lang ? `/${list.lang}` : ''),
      maxRows: visit.brand.settings.export.maxRows,
    },
    request.signal,
  );
  return csvAnswer(file, total);
}

export function csvAnswer(file: ReadableStream<Uint8Array>, total: number): Response {
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
      'x-export-total': String(total),
    },
  });
}
