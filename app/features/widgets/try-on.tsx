import { Suspense } from 'react';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { lazyWithRetry } from '#ui/lazy.ts';

const TryOnOffer = lazyWithRetry(() => whenIdle().then(() => import('./try-on-offer.tsx')));

export interface TryOnProps {
  frame: string;
  /** The SKU that is chosen. */
  sku: string;
  name: string;
}

/** Virtual try-on; visible once the provider reports that it supports this SKU. */
export function TryOn(props: TryOnProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <TryOnOffer {...props} />
    </Suspense>
  );
}
