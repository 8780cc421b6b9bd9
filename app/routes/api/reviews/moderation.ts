import * as v from 'valibot';
import { shopContext, visitContext } from '#app/context.ts';
import { jsonError, readJsonObject } from '../answers.ts';
import type { Route } from './+types/moderation';

const decision = v.object({ id: v.string(), state: v.picklist(['approved', 'rejected']) });
const WAITING = 50;

async function isStaff(context: Route.LoaderArgs['context']): Promise<boolean> {
  const customer = await context.get(visitContext).session.customer();
  return customer !== null && customer.role !== 'customer';
}

/** Staff read what waits; to others there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await isStaff(context))) return jsonError(404, 'There is nothing here.');
  return Response.json({ reviews: await context.get(shopContext).reviews.waiting(WAITING) });
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!(await isStaff(context))) return jsonError(404, 'There is nothing here.');
  const parsed = v.safeParse(decision, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'id and state are needed.');
  const done = await context.get(shopContext).reviews.moderate(parsed.output.id, parsed.output.state);
  return done ? Response.json(parsed.output) : jsonError(404, 'No such review is waiting.');
}
