import { requestContext, shopContext } from '#app/context.ts';
import { EXPORT_FILE_NAME } from '#commerce/staff/export-row.ts';
import { jsonError } from '../responses.ts';
import type { Route } from './+types/export';
import { listAtAddress } from './list-at-address.server.ts';
import { PRIVATE, requireStaff } from './require-staff.ts';

/** Streams all pages of the list at an address as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireStaff(context, request, 'office');
  const shop = context.get(shopContext);
  const { brand, origin } = context.get(requestContext);
  const address = new URL(request.url).searchParams.get('address') ?? '';
  const list = await listAtAddress(shop, { brand, origin }, address);
  if (!list) return jsonError(400, 'There is no list at this address.');
  const { total, file } = await shop.admin.staff.exportList(
    list.criteria,
    {
      site: origin + (list.lang ? `/${list.lang}` : ''),
      maxRows: brand.settings.export.maxRows,
    },
    request.signal,
  );
  return csvResponse(file, total);
}

export function csvResponse(file: ReadableStream<Uint8Array>, total: number): Response {
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
      'x-export-total': String(total),
    },
  });
}
