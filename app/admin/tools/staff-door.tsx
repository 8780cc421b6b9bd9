import { type ComponentType, lazy, Suspense } from 'react';
import { useShopper } from '#app/site/shopper.tsx';
import type { BusinessToolsProps } from './business-tools.tsx';

/** The tools' own files are handed to staff alone; a session that has ended just leaves them away. */
const nothing = { default: () => null };
const Desk = lazy<ComponentType>(() => import('./desk.tsx').catch(() => nothing));
const BusinessTools = lazy<ComponentType<BusinessToolsProps>>(() =>
  import('./business-tools.tsx').catch(() => nothing),
);

/** For whoever the shop knows as staff or as sitting in an office; for others there is nothing behind it. */
export function StaffDoor() {
  const { state } = useShopper();
  if (!state || !(state.isOffice || state.role !== 'customer')) return null;
  return (
    <Suspense>
      <Desk />
    </Suspense>
  );
}

export function StaffPriceTools({ productId, sku }: BusinessToolsProps) {
  const { state } = useShopper();
  if (!state || state.role === 'customer') return null;
  return (
    <Suspense>
      <BusinessTools productId={productId} sku={sku} />
    </Suspense>
  );
}
