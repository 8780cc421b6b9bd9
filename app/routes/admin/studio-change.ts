import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import type { Route } from './+types/studio-change';
import { requireActor } from './actor.ts';
import { studioAddress } from './studio-address.ts';

const formatMoment = v.nullable(
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
  v.object({ ...common, intent: v.literal('publish'), body, startsAt: formatMoment, endsAt: formatMoment }),
  v.object({ ...common, intent: v.literal('unpublish'), versionId: id }),
  v.object({ ...common, intent: v.literal('restore'), historyId: id }),
]);

/** One change of one piece of content, by an admin. */
export async function action({ context, request }: Route.ActionArgs) {
  const editor = await requireActor(context, 'content.write');
  const asked = v.safeParse(change, await request.json().catch(() => null));
  if (!asked.success) return jsonError(400, asked.issues[0].message);
  const { studio } = context.get(shopContext).content;
  const { address, base } = asked.output;
  switch (asked.output.intent) {
    case 'save':
      return jsonResponse(await studio.saveDraft(editor, address, asked.output.body, base));
    case 'discard':
      return jsonResponse(await studio.discardDraft(editor, address, base));
    case 'publish':
      return jsonResponse(await studio.publish(editor, address, asked.output.body, base, asked.output));
    case 'unpublish':
      return jsonResponse(await studio.unpublish(editor, address, asked.output.versionId, base));
    case 'restore':
      return jsonResponse(await studio.restore(editor, address, asked.output.historyId, base));
  }
}
