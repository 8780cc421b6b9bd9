import * as v from 'valibot';
import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/count';

const moment = v.object({
  adId: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
  moment: v.picklist(['impression', 'click']),
});

/** Counts that an advertisement was seen or clicked, without anything about the visitor. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = v.safeParse(moment, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'adId and moment are needed.');
  const isCounted = await context
    .get(shopContext)
    .merchandising.sponsored.count(parsed.output.adId, parsed.output.moment);
  return jsonResponse({ isCounted }, { status: isCounted ? 201 : 200 });
}

export function loader() {
  return notAllowed('POST');
}
