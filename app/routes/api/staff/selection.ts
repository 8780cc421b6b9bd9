import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, readJsonObject } from '../responses.ts';
import type { Route } from './+types/selection';
import { csvResponse } from './export.ts';
import { PRIVATE, requireAdminId } from './require-staff.ts';

const schema = v.union([
  v.object({ productKey: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)), isSelected: v.boolean() }),
  v.object({ clear: v.literal(true) }),
]);

/** The products that an admin has selected, as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const adminId = await requireAdminId(context, request);
  const { staff } = context.get(shopContext).admin;
  const { total, file } = await staff.exportSelection(adminId, context.get(requestContext).origin);
  return csvResponse(file, total);
}

export async function action({ context, request }: Route.ActionArgs) {
  const adminId = await requireAdminId(context, request);
  const { selection } = context.get(shopContext).admin.staff;
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'This is not a product of the shop.');
  if ('clear' in parsed.output) await selection.clear(adminId);
  else await selection.mark(adminId, parsed.output.productKey, parsed.output.isSelected);
  return jsonResponse({ selected: await selection.keys(adminId) }, { headers: PRIVATE });
}
