import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import type { OnStep } from '#commerce/orders/settle-payment.server.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** What one buyer submits; a buyer whose request failed submits the same again. */
export interface Purchase {
  submission: Omit<Submission, 'brand'>;
  /** The buyer cancels the order as soon as it is placed. */
  isCancelled: boolean;
}

const WEBHOOK_KEY = '44'.repeat(32);
const WEBHOOK_DELAY_MS = 30;

/** Baskets, checkout and the sandbox provider with its webhook, as a shop composes them. */
export function openCheckout(
  database: Database,
  { onStep, now }: { onStep?: OnStep; now?: () => Date } = {},
) {
  const provider = createSandboxPayments({
    pool: database.pool,
    hmacKey: WEBHOOK_KEY,
    webhookDelayMs: WEBHOOK_DELAY_MS,
    now,
    async deliver(body) {
      for (const event of provider.parseWebhook(body) ?? []) await checkout.handlePaymentEvent(event);
    },
  });
  const baskets = createBaskets({ database, promotions: createPromotions(database), now });
  const checkout = createCheckout({ database, baskets, provider, onStep, now });
  return { provider, baskets, checkout };
}
