import { type ComponentType, lazy, Suspense } from 'react';
import type { BusinessToolsProps } from '#app/admin/tools/business-tools.tsx';
import { useShopper } from '#app/site/shopper.tsx';

/** The server sends the files of `app/admin` to staff only; once the session has ended, their imports fail. */
const nothing = { default: () => null };
const StaffToolbar = lazy<ComponentType>(() =>
  import('#app/admin/tools/staff-toolbar.tsx').catch(() => nothing),
);
const BusinessTools = lazy<ComponentType<BusinessToolsProps>>(() =>
  import('#app/admin/tools/business-tools.tsx').catch(() => nothing),
);

/** The toolbar of staff on storefront pages, also shown in office networks; others load nothing. */
export function StaffTools() {
  const shopper = useShopper();
  if (!shopper || !(shopper.isOffice || shopper.role !== 'customer')) return null;
  return (
    <Suspense>
      <StaffToolbar />
    </Suspense>
  );
}

export function StaffPriceTools({ productId, sku }: BusinessToolsProps) {
  const shopper = useShopper();
  if (!shopper || shopper.role === 'customer') return null;
  return (
    <Suspense>
      <BusinessTools productId={productId} sku={sku} />
    </Suspense>
  );
}
