import { shopContext } from '#app/context.ts';
import type { Route } from './+types/jobs-json';
import { requireActor } from './actor.ts';

/** The jobs for other tools, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'settings.write');
  return Response.json({ jobs: await context.get(shopContext).jobs.list() });
}
