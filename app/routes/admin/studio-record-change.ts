import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import { isRecordKind, type RecordKind } from '#commerce/content/editor/record-kind.ts';
import type { Route } from './+types/studio-record-change';
import { requireAdmin } from './require-admin.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const common = {
  kind: v.pipe(
    v.string(),
    v.guard((kind): kind is RecordKind => isRecordKind(kind), 'There is nothing of this kind.'),
  ),
  base: number,
};

const change = v.variant('intent', [
  v.object({
    ...common,
    intent: v.literal('save'),
    id: v.nullable(id),
    body: v.record(v.string(), v.unknown()),
  }),
  v.object({ ...common, intent: v.literal('remove'), id }),
  v.object({ ...common, intent: v.literal('restore'), id, changeId: number }),
]);

/** One change of one campaign or rule, by an admin. */
export async function action({ context, request }: Route.ActionArgs) {
  const editor = await requireAdmin(context);
  const asked = v.safeParse(change, await request.json().catch(() => null));
  if (!asked.success) return jsonError(400, asked.issues[0].message);
  const { studioRecords } = context.get(shopContext).content;
  const { kind, base } = asked.output;
  switch (asked.output.intent) {
    case 'save':
      return jsonResponse(await studioRecords.save(editor, kind, asked.output.id, asked.output.body, base));
    case 'remove':
      return jsonResponse(await studioRecords.remove(editor, kind, asked.output.id, base));
    case 'restore':
      return jsonResponse(
        await studioRecords.restore(editor, kind, asked.output.id, asked.output.changeId, base),
      );
  }
}
