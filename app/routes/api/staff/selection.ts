import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, readJsonObject } from '../answers.ts';
import type { Route } from './+types/selection';
import { enterStaff, PRIVATE } from './enter.ts';
import { csvAnswer } from './export.ts';

const schema = v.union([
  v.object({ productKey: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)), isSelected: v.boolean() }),
  v.object({ clear: v.literal(true) }),
]);

/** The products an admin has marked, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const member = await enterStaff(context, request, 'admin');
  const { staff } = context.get(shopContext);
  const { total, file } = await staff.exportSelection(member.id!, context.get(requestContext).origin);
  return csvAnswer(file, total);
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = await enterStaff(context, request, 'admin');
  const { selection } = context.get(shopContext).staff;
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'This is not a product of the shop.');
  if ('clear' in parsed.output) await selection.clear(member.id!);
  else await selection.mark(member.id!, parsed.output.productKey, parsed.output.isSelected);
  return Response.json({ selected: await selection.keys(member.id!) }, { headers: PRIVATE });
}
