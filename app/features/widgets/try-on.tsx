import { Suspense } from 'react';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { late } from '#ui/late.ts';

const TryOnOffer = late(() => whenIdle().then(() => import('./try-on-offer.tsx')));

export interface TryOnProps {
  frame: string;
  /** The SKU that is chosen. */
  sku: string;
  name: string;
}

/** Offered once the provider says it can show this SKU; until then there is nothing to see. */
export function TryOn(props: TryOnProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <TryOnOffer {...props} />
    </Suspense>
  );
}
