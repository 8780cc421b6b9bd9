import { shopContext } from '#app/context.ts';
import type { Route } from './+types/jobs-json';
import { requireAdmin } from './require-admin.ts';

/** The jobs for other tools, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context);
  return Response.json({ jobs: await context.get(shopContext).jobs.list() });
}
