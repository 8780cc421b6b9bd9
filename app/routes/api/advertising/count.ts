import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { jsonError, notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/count';

const moment = v.object({
  adId: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
  moment: v.picklist(['impression', 'click']),
});

/** An advertisement was seen or followed. It tells which one, and nothing of who did. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = v.safeParse(moment, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'adId and moment are needed.');
  const isCounted = await context.get(shopContext).sponsored.count(parsed.output.adId, parsed.output.moment);
  return Response.json({ isCounted }, { status: isCounted ? 201 : 200 });
}

export function loader() {
  return notAllowed('POST');
}
