import * as v from 'valibot';
import { shopContext, visitContext } from '#app/context.ts';
import { readPreviewMessage } from '#domain/badges/preview-badges.ts';
import { jsonError, readJsonObject } from '../answers.ts';
import { cardBadges } from '../card-badges.server.ts';
import type { Route } from './+types/preview-badges';
import { enterStaff, PRIVATE } from './enter.ts';

const schema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(400)),
  badges: v.pipe(v.array(v.unknown()), v.maxLength(200)),
});

/** How cards would look with badges that are being prepared; for admins alone. */
export async function action({ context, request }: Route.ActionArgs) {
  await enterStaff(context, request, 'admin');
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not badges.');
  const { ids, badges } = parsed.output;
  const sound = readPreviewMessage({ type: 'set-data', data: { badges } })?.badges ?? [];
  const cards = await cardBadges(context.get(shopContext), context.get(visitContext), ids, sound);
  return Response.json({ cards }, { headers: PRIVATE });
}
