import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/collect';
import { batchSchema } from './event-schema.ts';

/** Records analytics events of shoppers who gave consent; without it they are dropped. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!allowsEvents(request.headers.get('cookie'))) return new Response(null, { status: 204 });
  const parsed = v.safeParse(batchSchema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not events of this shop.');
  const { visitor, events } = parsed.output;
  await context.get(shopContext).search.events.record(
    visitor,
    events.map(({ event, ...details }) => ({ name: event, productId: productIn(details), details })),
    context.get(requestContext).brand,
  );
  return jsonResponse({ recorded: events.length }, { status: 202 });
}

export function loader() {
  return notAllowed('POST');
}

function productIn(details: object): string | null {
  if ('product' in details) return (details.product as { id: string }).id;
  return 'productKey' in details ? String(details.productKey) : null;
}
