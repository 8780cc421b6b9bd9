import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/staff-studio-change';
import { requireAdmin } from './require-admin.ts';
import { studioAddress } from './studio-address.ts';

const moment = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
);
const common = { address: studioAddress, base: v.pipe(v.number(), v.integer(), v.minValue(0)) };
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const body = v.record(v.string(), v.unknown());

const change = v.variant('intent', [
  v.object({ ...common, intent: v.literal('save'), body }),
  v.object({ ...common, intent: v.literal('discard') }),
  v.object({ ...common, intent: v.literal('publish'), body, startsAt: moment, endsAt: moment }),
  v.object({ ...common, intent: v.literal('take-offline'), versionId: id }),
  v.object({ ...common, intent: v.literal('put-back'), historyId: id }),
]);

/** One change of one piece of content, by an admin. */
export async function action({ context, request }: Route.ActionArgs) {
  const editor = await requireAdmin(context);
  const asked = v.safeParse(change, await request.json().catch(() => null));
  if (!asked.success) return Response.json({ error: asked.issues[0].message }, { status: 400 });
  const { studio } = context.get(shopContext);
  const { address, base } = asked.output;
  switch (asked.output.intent) {
    case 'save':
      return Response.json(await studio.saveDraft(editor, address, asked.output.body, base));
    case 'discard':
      return Response.json(await studio.discardDraft(editor, address, base));
    case 'publish':
      return Response.json(await studio.publish(editor, address, asked.output.body, base, asked.output));
    case 'take-offline':
      return Response.json(await studio.takeOffline(editor, address, asked.output.versionId, base));
    case 'put-back':
      return Response.json(await studio.putBack(editor, address, asked.output.historyId, base));
  }
}
