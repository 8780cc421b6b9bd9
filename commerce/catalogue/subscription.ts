import type { Money } from '#commerce/pricing/money.ts';
import { roundHalfUp } from '#commerce/pricing/round-half-up.ts';

const SUBSCRIPTION_SELECT_SIZE_ERROR = 'Please select a size.';
const SUBSCRIPTION_SHARE = 0.95;

/** 95% of the price, half of the smallest coin rounded up. */
export function subscriptionPrice(price: Money): Money {
  return { ...price, centAmount: roundHalfUp(price.centAmount * SUBSCRIPTION_SHARE) };
}

export type SubscriptionDecision =
  | { kind: 'add'; sku: string }
  | { kind: 'select-size'; error: typeof SUBSCRIPTION_SELECT_SIZE_ERROR };

export function decideSubscription(variant: { sku: string } | null): SubscriptionDecision {
  return variant
    ? { kind: 'add', sku: variant.sku }
    : { kind: 'select-size', error: SUBSCRIPTION_SELECT_SIZE_ERROR };
}
