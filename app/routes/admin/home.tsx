import { StaffHome } from '#app/admin/shell/staff-home.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/home';
import { requireActor } from './actor.ts';

/** Where a member of staff begins: what waits for them. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const customer = await context.get(requestContext).session.customer();
  return {
    name: customer?.firstName ?? '',
    queues: await context.get(shopContext).admin.workQueues(actor),
  };
}

export default function StaffHomePage({ loaderData }: Route.ComponentProps) {
  return <StaffHome {...loaderData} />;
}
