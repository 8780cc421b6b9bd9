import type { ChoosableVariant } from './variant-index.ts';

export interface LiveStock {
  id: string;
  isOnStock: boolean;
  availableQuantity: number;
}

/** Variants that are not in the live response keep the stock of the cached page. */
export function applyLiveStock<V extends ChoosableVariant>(
  variants: readonly V[],
  live: readonly LiveStock[],
): V[] {
  const byId = new Map(live.map((stock) => [stock.id, stock]));
  return variants.map((variant) => {
    const fresh = byId.get(variant.id);
    if (!fresh) return variant;
    return {
      ...variant,
      stock: { isOnStock: fresh.isOnStock, availableQuantity: Math.max(0, fresh.availableQuantity) },
    };
  });
}
