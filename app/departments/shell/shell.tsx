import { type ReactNode, Suspense } from 'react';
import { asleep } from '#app/site/asleep.tsx';
import { useShopperCall } from '#app/site/shopper.tsx';
import type { Department } from '#domain/navigation/menu.ts';

const { Part: ShellTop } = asleep(() => import('./shell-top.tsx'));
const { Part: ShellEnd } = asleep(() => import('./shell-end.tsx'));

interface ShellProps {
  departments: Department[];
  freeDeliveryFrom: string | null;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ departments, freeDeliveryFrom, children }: ShellProps) {
  useShopperCall();
  return (
    <>
      <Suspense>
        <ShellTop departments={departments} freeDeliveryFrom={freeDeliveryFrom} />
      </Suspense>
      {children}
      <Suspense>
        <ShellEnd departments={departments} />
      </Suspense>
    </>
  );
}
