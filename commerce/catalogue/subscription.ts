import type { Money } from '#commerce/pricing/money.ts';

const SUBSCRIPTION_SELECT_SIZE_ERROR = 'Please select a size.';
const SUBSCRIPTION_PERCENT = 95;

/** 95% of the price, half a penny rounded up. */
export function subscriptionPrice(price: Money): Money {
  return { ...price, centAmount: Math.floor((price.centAmount * SUBSCRIPTION_PERCENT + 50) / 100) };
}

export type SubscriptionDecision =
  | { kind: 'add'; sku: string }
  | { kind: 'select-size'; error: typeof SUBSCRIPTION_SELECT_SIZE_ERROR };

export function decideSubscription(variant: { sku: string } | null): SubscriptionDecision {
  return variant
    ? { kind: 'add', sku: variant.sku }
    : { kind: 'select-size', error: SUBSCRIPTION_SELECT_SIZE_ERROR };
}
