import { Outlet } from 'react-router';
import { navigationFor } from '#app/admin/shell/navigation.ts';
import { StaffFrame } from '#app/admin/shell/staff-frame.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { languages } from '#app/i18n/languages.ts';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';
import { StaffTexts } from '#app/i18n/staff-texts.tsx';
import '#app/admin/content/studio-styles.ts';
import type { Route } from './+types/staff-shell';
import { requireActor } from './actor.ts';
import { shopDay } from './shop-day.ts';

/** The frame of the back office; it does not exist for anyone but staff. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const { session, locale } = context.get(requestContext);
  const customer = await session.customer();
  return {
    who: `${customer?.firstName} ${customer?.lastName}`,
    sendsEmail: context.get(shopContext).customers.sendsEmail,
    isOpen: context.get(shopContext).opening.isOpen,
    timeZone: shopDay(context).timeZone,
    navigation: navigationFor(actor),
    languages: [...languages].map(([code, { name }]) => ({
      locale: code,
      name,
      isCurrent: code === locale,
    })),
  };
}

export default function StaffShell({ loaderData }: Route.ComponentProps) {
  return (
    <PurchaseTexts>
      <StaffTexts timeZone={loaderData.timeZone}>
        <StaffFrame {...loaderData}>
          <Outlet />
        </StaffFrame>
      </StaffTexts>
    </PurchaseTexts>
  );
}
