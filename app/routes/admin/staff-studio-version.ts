import { shopContext } from '#app/context.ts';
import type { Route } from './+types/staff-studio-version';
import { requireAdmin } from './require-admin.ts';
import { readStudioAddress } from './studio-address.ts';

/** What one change of the past said. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context);
  const id = Number(new URL(request.url).searchParams.get('id'));
  const address = readStudioAddress(request);
  const body = Number.isSafeInteger(id) ? await context.get(shopContext).studio.bodyOf(address, id) : null;
  return body === null ? Response.json({ error: 'Not found.' }, { status: 404 }) : Response.json({ body });
}
