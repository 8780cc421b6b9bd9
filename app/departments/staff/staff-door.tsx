import { type ComponentType, lazy, Suspense } from 'react';
import { useShopper } from '#app/site/shopper.tsx';
import { isStaff } from '#domain/shopper/shopper-state.ts';
import type { BusinessToolsProps } from './tools/business-tools.tsx';
import type { DeskProps } from './tools/desk.tsx';

/** The tools' own files are handed to staff alone; a session that has ended just leaves them away. */
const nothing = { default: () => null };
const Desk = lazy<ComponentType<DeskProps>>(() => import('./tools/desk.tsx').catch(() => nothing));
const BusinessTools = lazy<ComponentType<BusinessToolsProps>>(() =>
  import('./tools/business-tools.tsx').catch(() => nothing),
);

/** For whoever the shop knows as staff or as sitting in an office; for others there is nothing behind it. */
export function StaffDoor({ onSlots }: DeskProps) {
  const { state } = useShopper();
  if (!state || !(state.isOffice || isStaff(state.role))) return null;
  return (
    <Suspense>
      <Desk onSlots={onSlots} />
    </Suspense>
  );
}

export function StaffPriceTools({ productId, sku }: BusinessToolsProps) {
  const { state } = useShopper();
  if (!state || !isStaff(state.role)) return null;
  return (
    <Suspense>
      <BusinessTools productId={productId} sku={sku} />
    </Suspense>
  );
}
