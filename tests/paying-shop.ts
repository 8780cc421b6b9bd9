import { randomUUID } from 'node:crypto';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createAfterSales } from '#commerce/checkout/after-sales.server.ts';
import { createCheckout, type Submission } from '#commerce/checkout/checkout.server.ts';
import { createSweeper } from '#commerce/checkout/sweeper.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OnStep } from '#commerce/orders/settle.server.ts';
import {
  NoAnswer,
  type PaymentAnswer,
  type PaymentProvider,
  type PaymentRequest,
} from '#commerce/payments/provider.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import type { TestDatabase } from './database.ts';
import { brand } from './tiny-store.ts';

/** A provider whose books can be read and whose answers can be lost on the way. */
function fakeProvider() {
  const charged = new Map<string, PaymentRequest>();
  const returned = new Set<string>();
  /** Parts that went back, by key. */
  const refunds = new Map<string, number>();
  const references = new Map<string, string>();
  let outcome: PaymentAnswer['kind'] = 'authorised';
  let loseAnswer = false;
  let neverArrives = false;
  const answer = (key: string): PaymentAnswer => {
    const reference = references.get(key)!;
    if (outcome === 'refused') return { kind: 'refused', reference, reason: 'test' };
    if (outcome === 'challenge') return { kind: 'challenge', reference, url: '/challenge' };
    return { kind: outcome, reference };
  };
  const provider: PaymentProvider = {
    name: 'fake',
    methods: () => [],
    async pay(request) {
      if (neverArrives) throw new NoAnswer('lost on the way there');
      const key = request.idempotencyKey;
      if (!references.has(key)) references.set(key, `ref-${references.size + 1}`);
      if (outcome === 'authorised') charged.set(key, request);
      if (loseAnswer) throw new NoAnswer('lost on the way back');
      return answer(key);
    },
    async askAgain({ idempotencyKey }) {
      return references.has(idempotencyKey) ? answer(idempotencyKey) : null;
    },
    hearReturn: async () => null,
    async giveBack(reference) {
      if (neverArrives) throw new NoAnswer('lost on the way there');
      returned.add(reference);
      if (loseAnswer) throw new NoAnswer('lost on the way back');
    },
    async refund(_reference, { value }, key) {
      if (neverArrives) throw new NoAnswer('lost on the way there');
      refunds.set(key, value);
      if (loseAnswer) throw new NoAnswer('lost on the way back');
    },
    applePaySession: async () => '',
    readNews: () => null,
    cardField: { open: () => ({ session: '', url: '' }), read: async () => null },
  };
  return {
    provider,
    charged,
    returned,
    refunds,
    references,
    set outcome(value: PaymentAnswer['kind']) {
      outcome = value;
    },
    set loseAnswer(value: boolean) {
      loseAnswer = value;
    },
    set neverArrives(value: boolean) {
      neverArrives = value;
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
  const afterSales = createAfterSales({ database, checkout, returns, now });
  const sweeper = createSweeper({ database, checkout: open(), returns: openReturns(), now });
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { bank, baskets, checkout, returns, afterSales, sweeper, now, later, open, openReturns };
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

export async function orders({ pool }: TestDatabase) {
  const { rows } = await pool.query('select number, state, total from shop_order order by placed_at');
  return rows as { number: string; state: string; total: number }[];
}

export async function attempts({ pool }: TestDatabase) {
  const { rows } = await pool.query('select id, state, holds_stock, must_return_money from payment_attempt');
  return rows as { id: string; state: string; holds_stock: boolean; must_return_money: boolean }[];
}
