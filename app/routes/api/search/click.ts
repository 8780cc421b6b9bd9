import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { jsonError, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/click';

const click = v.object({
  queryId: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  productIds: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))), v.minLength(1), v.maxLength(20)),
  positions: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** The browser's random visitor id, when the shopper gave consent. */
  visitor: v.optional(v.pipe(v.string(), v.uuid())),
});

/** Records a click on a search result, with the shopper's consent only. */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed('POST');
  const parsed = v.safeParse(click, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'queryId, productIds and positions are needed.');
  const { session, brand } = context.get(requestContext);
  const isAllowed = allowsEvents(request.headers.get('cookie'));
  await context
    .get(shopContext)
    .search.analytics.click(parsed.output, isAllowed ? await session.customer() : null, isAllowed, brand);
  return new Response(null, { status: 204 });
}

export function loader() {
  return notAllowed('POST');
}
