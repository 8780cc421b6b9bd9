import { randomUUID } from 'node:crypto';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createAfterSales } from '#commerce/checkout/after-sales.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import { createPaymentReconciliation } from '#commerce/checkout/payment-reconciliation.server.ts';
import { createOrderRefunds } from '#commerce/orders/order-refunds.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OnStep } from '#commerce/orders/settle-payment.server.ts';
import { createStaffOrders } from '#commerce/orders/staff-orders.server.ts';
import {
  PaymentOutcomeUnknown,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
} from '#commerce/payments/provider.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import type { TestDatabase } from './database.ts';
import { brand } from './shop-fixture.ts';

/** A payment provider with readable records that can lose requests and responses. */
function fakeProvider() {
  const charged = new Map<string, PaymentRequest>();
  /** References of payments that were reversed as a whole. */
  const reversed = new Set<string>();
  /** Partial refunds by key. */
  const refunds = new Map<string, number>();
  const references = new Map<string, string>();
  let outcome: PaymentResult['kind'] = 'authorised';
  let loseResponse = false;
  let loseRequest = false;
  const resultOf = (key: string): PaymentResult => {
    const reference = references.get(key)!;
    if (outcome === 'refused') return { kind: 'refused', reference, reason: 'test' };
    if (outcome === 'challenge') return { kind: 'challenge', reference, url: '/challenge' };
    return { kind: outcome, reference };
  };
  const provider: PaymentProvider = {
    name: 'fake',
    methods: () => [],
    async pay(request) {
      if (loseRequest) throw new PaymentOutcomeUnknown('request lost');
      const key = request.idempotencyKey;
      if (!references.has(key)) references.set(key, `ref-${references.size + 1}`);
      if (outcome === 'authorised') charged.set(key, request);
      if (loseResponse) throw new PaymentOutcomeUnknown('response lost');
      return resultOf(key);
    },
    async pollStatus({ idempotencyKey }) {
      return references.has(idempotencyKey) ? resultOf(idempotencyKey) : null;
    },
    completeChallenge: async () => null,
    async cancelOrRefund(reference) {
      if (loseRequest) throw new PaymentOutcomeUnknown('request lost');
      reversed.add(reference);
      if (loseResponse) throw new PaymentOutcomeUnknown('response lost');
    },
    async refund(_reference, { value }, key) {
      if (loseRequest) throw new PaymentOutcomeUnknown('request lost');
      refunds.set(key, value);
      if (loseResponse) throw new PaymentOutcomeUnknown('response lost');
    },
    applePaySession: async () => '',
    parseWebhook: () => null,
    cardField: { open: () => ({ session: '', url: '' }), read: async () => null },
  };
  return {
    provider,
    charged,
    reversed,
    refunds,
    references,
    set outcome(value: PaymentResult['kind']) {
      outcome = value;
    },
    set loseResponse(value: boolean) {
      loseResponse = value;
    },
    set loseRequest(value: boolean) {
      loseRequest = value;
    },
  };
}

export class Crash extends Error {}

export function openShop(database: TestDatabase, onStep?: OnStep) {
  const bank = fakeProvider();
  const clock = { now: new Date('2026-11-16T12:00:00Z') };
  const now = () => clock.now;
  const baskets = createBaskets({ database, promotions: createPromotions(database), now });
  const open = (step?: OnStep) =>
    createCheckout({ database, baskets, provider: bank.provider, now, onStep: step });
  const checkout = open(onStep);
  const openReturns = (step?: OnStep) =>
    createReturns({ database, provider: bank.provider, now, onStep: step });
  const returns = openReturns(onStep);
  const afterSales = createAfterSales({ database, checkout, returns });
  const { provider } = bank;
  const { refundPayment } = checkout;
  const staffOrders = createStaffOrders({ database, provider, returns, refundPayment, now, onStep });
  const reconciliation = createPaymentReconciliation({
    database,
    checkout: open(),
    returns: openReturns(),
    refunds: createOrderRefunds({ database, provider, now }),
    now,
  });
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return {
    bank,
    baskets,
    checkout,
    returns,
    afterSales,
    staffOrders,
    reconciliation,
    now,
    later,
    open,
    openReturns,
  };
}

export function submission(
  ready: { owner: Submission['owner']; total: number },
  key: string = randomUUID(),
): Submission {
  return {
    owner: ready.owner,
    brand,
    locale: 'en-GB',
    home: 'https://shop.example',
    card: null,
    key,
    method: 'card',
    paymentToken: 'tok_1',
    expectedTotal: ready.total,
  };
}

/** An action of a person at the counter who does not look at versions. */
export const byStaff = (number: string, key: string = randomUUID()) => ({
  number,
  key,
  version: null,
  who: 'ann@shop.example',
});

/** Everything that was not shipped leaves in one parcel. */
export const EVERYTHING = { pieces: null, carrier: '', trackingNumber: '' };

export async function orders({ pool }: TestDatabase) {
  const { rows } = await pool.query('select number, state, total from shop_order order by placed_at');
  return rows as { number: string; state: string; total: number }[];
}

export async function attempts({ pool }: TestDatabase) {
  const { rows } = await pool.query('select id, state, holds_stock, must_refund from payment_attempt');
  return rows as { id: string; state: string; holds_stock: boolean; must_refund: boolean }[];
}
