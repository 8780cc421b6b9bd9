import { type ReactNode, Suspense } from 'react';
import { asleep } from '#app/hydration/asleep.tsx';
import { useShopperCall } from '#app/site/shopper.tsx';
import type { Department } from '#commerce/content/menu.ts';
import type { LoadBasketPanel } from './header-tools.tsx';

const { Part: ShellTop } = asleep(() => import('./shell-top.tsx'));
const { Part: ShellEnd } = asleep(() => import('./shell-end.tsx'));

interface ShellProps {
  departments: Department[];
  freeDeliveryFrom: string | null;
  /** Nothing in a demonstration is for sale, and it says so. */
  isDemo?: boolean;
  missingPages?: string[];
  loadBasketPanel?: LoadBasketPanel;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({
  departments,
  freeDeliveryFrom,
  isDemo = false,
  missingPages = [],
  loadBasketPanel,
  children,
}: ShellProps) {
  useShopperCall();
  return (
    <>
      <Suspense>
        <ShellTop
          departments={departments}
          freeDeliveryFrom={freeDeliveryFrom}
          loadBasketPanel={loadBasketPanel}
        />
      </Suspense>
      {children}
      <Suspense>
        <ShellEnd departments={departments} isDemo={isDemo} missingPages={missingPages} />
      </Suspense>
    </>
  );
}
