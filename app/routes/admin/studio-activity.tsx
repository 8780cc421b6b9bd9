import { ActivityList } from '#app/admin/content/activity-list.tsx';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/studio-activity';
import { requireAdmin } from './require-admin.ts';

const SHOWN = 200;

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context);
  return { entries: toSerialised(await context.get(shopContext).content.audit.recent(SHOWN)) };
}

export default function StaffStudioActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityList entries={loaderData.entries} />;
}
