import { type ReactNode, Suspense } from 'react';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { useLinkNavigation } from '#app/site/link-navigation.ts';
import { useFetchShopper } from '#app/site/shopper.tsx';
import type { Department } from '#commerce/content/menu.ts';
import type { Support } from './footer.tsx';
import type { LoadBasketPanel } from './header-tools.tsx';
import type { ShopPromises } from './usp-strip.tsx';

const { Part: ShellTop } = deferHydration(() =>
  import('./shell-parts.ts').then((parts) => ({ default: parts.ShellTop })),
);
const { Part: ShellEnd } = deferHydration(
  () => import('./shell-parts.ts').then((parts) => ({ default: parts.ShellEnd })),
  { isLast: true },
);

interface ShellProps {
  departments: Department[];
  promises: ShopPromises | null;
  /** In a demo the footer says that nothing is for sale. */
  isDemo?: boolean;
  missingPages?: string[];
  support?: Support;
  loadBasketPanel?: LoadBasketPanel;
  children: ReactNode;
}

/** Header and footer around every page. */
export function Shell({
  departments,
  promises,
  isDemo = false,
  missingPages = [],
  support,
  loadBasketPanel,
  children,
}: ShellProps) {
  useFetchShopper();
  useLinkNavigation();
  return (
    <>
      <Suspense>
        <ShellTop departments={departments} promises={promises} loadBasketPanel={loadBasketPanel} />
      </Suspense>
      {children}
      <Suspense>
        <ShellEnd departments={departments} isDemo={isDemo} missingPages={missingPages} support={support} />
      </Suspense>
    </>
  );
}
