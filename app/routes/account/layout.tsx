import { Outlet } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import type { Route } from './+types/layout';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  return { firstName: customer.firstName };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame firstName={loaderData.firstName}>
      <Outlet />
    </AccountFrame>
  );
}
