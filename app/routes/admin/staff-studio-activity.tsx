import { ActivityList } from '#app/admin/content/activity-list.tsx';
import { toWire } from '#app/admin/content/wire.ts';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/staff-studio-activity';
import { requireAdmin } from './require-admin.ts';

const SHOWN = 200;

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context);
  return { entries: toWire(await context.get(shopContext).audit.recent(SHOWN)) };
}

export default function StaffStudioActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityList entries={loaderData.entries} />;
}
