import { Outlet } from 'react-router';
import { StudioFrame } from '#app/admin/content/studio-frame.tsx';
import { requestContext } from '#app/context.ts';
import '#app/admin/content/studio-styles.ts';
import type { Route } from './+types/studio';
import { requireAdmin } from './require-admin.ts';

/** The content studio: for admins, and not there for anyone else. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context);
  const customer = await context.get(requestContext).session.customer();
  return { who: `${customer?.firstName} ${customer?.lastName}` };
}

export default function StaffStudio({ loaderData }: Route.ComponentProps) {
  return (
    <StudioFrame who={loaderData.who}>
      <meta name="robots" content="noindex" />
      <Outlet />
    </StudioFrame>
  );
}
