import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byStaff, EVERYTHING, openShop, orders, submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { address, readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5 },
    { sku: 'B', price: 1001, quantity: 9 },
    { sku: 'C', price: 333, quantity: 9, giftSku: 'G' },
    { sku: 'G', price: 100, quantity: 5 },
  ]);
});
afterEach(() => database.close());

async function placeOrder(items = [requested('A', 2), requested('B', 3)], shop = openShop(database)) {
  const ready = await readyToPay(shop.baskets, items);
  const placed = await shop.checkout.submit(submission(ready));
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return { ...shop, number: placed.number, total: ready.total, viewer: { ...ready.owner, key: null } };
}

const piece = (position: number, quantity = 1) => ({ position, quantity });

async function emails(): Promise<{ kind: string; body: string }[]> {
  const { rows } = await database.pool.query(
    `select split_part(dedupe_key, ':', 1) as kind, body from outbox where order_id is not null order by id`,
  );
  return rows;
}

async function timeline(): Promise<{ action: string; actor: string; who: string | null }[]> {
  const { rows } = await database.pool.query('select action, actor, who from order_event order by id');
  return rows;
}

const refundedSum = ({ bank, total }: Pick<Awaited<ReturnType<typeof placeOrder>>, 'bank' | 'total'>) =>
  bank.reversed.size > 0 ? total : [...bank.refunds.values()].reduce((sum, amount) => sum + amount, 0);

describe('shipping', () => {
  it('[OPS-08] in parts emails what is in each parcel and how to track it', async () => {
    const { staffOrders, number } = await placeOrder();
    const first = { pieces: [piece(0), piece(1, 2)], carrier: 'royal-mail', trackingNumber: 'AB 1' };
    expect(await staffOrders.ship(byStaff(number), first)).toEqual({ kind: 'done' });
    expect(await orders(database)).toMatchObject([{ state: 'part-dispatched' }]);
    expect(await staffOrders.ship(byStaff(number), { ...EVERYTHING, pieces: [piece(0, 2)] })).toEqual({
      kind: 'refused',
      problem: 'too-many',
    });
    expect(await staffOrders.ship(byStaff(number), EVERYTHING)).toEqual({ kind: 'done' });
    expect(await orders(database)).toMatchObject([{ state: 'dispatched' }]);
    const [, part, rest] = await emails();
    expect(part).toMatchObject({ kind: 'order-part-dispatched' });
    expect(part?.body).toContain('1 × Thing A (Navy)\n2 × Thing B (Navy)');
    expect(part?.body).toContain('Parcel: Royal Mail AB 1\nhttps://www.royalmail.com');
    expect(part?.body).toContain('/AB%201');
    expect(rest?.kind).toBe('order-dispatched');
    expect(rest?.body).toContain('1 × Thing A (Navy)\n1 × Thing B (Navy)');
    expect(rest?.body).not.toContain('Parcel');
    expect(await timeline()).toMatchObject([
      { action: 'ship', actor: 'staff', who: 'ann@shop.example' },
      { action: 'ship' },
    ]);
  });

  it('[OPS-08] by a button pressed six times is one parcel', async () => {
    const { staffOrders, number } = await placeOrder();
    const request = byStaff(number);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => staffOrders.ship(request, { ...EVERYTHING, pieces: [piece(1)] })),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', ...Array(5).fill('repeated')]);
    expect((await emails()).filter(({ kind }) => kind === 'order-part-dispatched')).toHaveLength(1);
  });

  it('[OPS-08] of two people who saw the same page, the second reads what the first did', async () => {
    const { staffOrders, number } = await placeOrder();
    const seen = { ...byStaff(number), version: 1 };
    const [one, other] = await Promise.all([
      staffOrders.ship({ ...seen, key: 'ann' }, { ...EVERYTHING, pieces: [piece(0)] }),
      staffOrders.cancel({ ...seen, key: 'ben', who: 'ben@shop.example' }, { wanted: null, reason: 'call' }),
    ]);
    const conflict = one.kind === 'conflict' ? one : other;
    expect([one.kind, other.kind].toSorted()).toEqual(['conflict', 'done']);
    if (conflict.kind !== 'conflict') throw new Error('no conflict');
    expect(conflict.since).toMatchObject([
      one.kind === 'done'
        ? { action: 'ship', who: 'ann@shop.example' }
        : { action: 'cancel', who: 'ben@shop.example' },
    ]);
  });
});

describe('cancelling by staff', () => {
  it('[OPS-09] of a line restores its stock, refunds what was paid for it and emails it', async () => {
    const { staffOrders, bank, number } = await placeOrder();
    const wish = { wanted: [piece(1, 2)], reason: 'not in the warehouse' };
    expect(await staffOrders.cancel(byStaff(number), wish)).toEqual({ kind: 'done' });
    expect(await stockOf(database, 'B')).toBe(8);
    expect([...bank.refunds.values()]).toEqual([2002]);
    expect((await emails()).at(-1)).toMatchObject({
      kind: 'order-part-cancelled',
      body: expect.stringContaining('2 × Thing B (Navy)\n\n£20.02 goes back'),
    });
    expect(await orders(database)).toMatchObject([{ state: 'placed' }]);
    await staffOrders.ship(byStaff(number), EVERYTHING);
    expect((await emails()).at(-1)?.body).toContain('2 × Thing A (Navy)\n1 × Thing B (Navy)');
  });

  it('[OPS-09] of everything reverses the payment; of the rest it refunds the rest with delivery', async () => {
    const whole = await placeOrder();
    await whole.staffOrders.cancel(byStaff(whole.number), { wanted: null, reason: 'customer called' });
    expect([...whole.bank.reversed]).toEqual(['ref-1']);
    const parts = await placeOrder();
    await parts.staffOrders.cancel(byStaff(parts.number), { wanted: [piece(0)], reason: 'x' });
    expect(await parts.afterSales.cancel(parts.number, parts.viewer)).toBe('cancelled');
    await parts.reconciliation.reconcile();
    expect(parts.bank.reversed.size).toBe(0);
    expect(refundedSum(parts)).toBe(parts.total);
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([5, 9]);
  });

  it('[OPS-09] cancels the gift of each piece with it', async () => {
    const { staffOrders, number } = await placeOrder([requested('C', 2)]);
    expect(await stockOf(database, 'G')).toBe(3);
    await staffOrders.cancel(byStaff(number), { wanted: [piece(0)], reason: 'x' });
    expect(await stockOf(database, 'G')).toBe(4);
    await staffOrders.cancel(byStaff(number), { wanted: [piece(0)], reason: 'x' });
    expect(await stockOf(database, 'G')).toBe(5);
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('[OPS-09] the address can be changed until everything has left, within the country', async () => {
    const { staffOrders, number } = await placeOrder();
    const change = (more: Partial<typeof address>) =>
      staffOrders.changeAddress(byStaff(number), { ...address, ...more });
    expect(await change({ postalCode: 'nowhere' })).toMatchObject({
      kind: 'invalid',
      errors: [{ field: 'postalCode' }],
    });
    expect(await change({ country: 'FR', postalCode: '75001' })).toMatchObject({ problem: 'other-country' });
    expect(await change({ streetName: '2 Loom Street' })).toEqual({ kind: 'done' });
    const { rows } = await database.pool.query(
      `select o.snapshot #>> '{shippingAddress,streetName}' as street, e.detail
       from shop_order o join order_event e on e.order_id = o.id`,
    );
    expect(rows).toMatchObject([
      {
        street: '2 Loom Street',
        detail: { before: { streetName: '1 Loom Street' }, after: { streetName: '2 Loom Street' } },
      },
    ]);
    await staffOrders.ship(byStaff(number), EVERYTHING);
    expect(await change({ streetName: '3 Loom Street' })).toMatchObject({ problem: 'not-now' });
  });
});

describe('a payment that needs manual review', () => {
  const flag = (more = '') =>
    database.pool.query(`update payment_attempt set escalated_at = now() ${more} returning id`);
  const flagged = async () =>
    (await database.pool.query('select state from payment_attempt where escalated_at is not null')).rows;

  it('[OPS-10] is marked as checked with what was found, once, and is in the timeline', async () => {
    const { staffOrders, reconciliation, number } = await placeOrder();
    expect(await staffOrders.checkPayment(byStaff(number), 'fine')).toMatchObject({ problem: 'not-now' });
    await flag();
    expect(await staffOrders.checkPayment(byStaff(number), ' ')).toMatchObject({ problem: 'no-text' });
    const request = byStaff(number);
    expect(await staffOrders.checkPayment(request, 'refunded at the bank')).toEqual({ kind: 'done' });
    expect(await staffOrders.checkPayment(request, 'refunded at the bank')).toEqual({ kind: 'repeated' });
    await reconciliation.reconcile();
    expect(await flagged()).toEqual([]);
    expect((await timeline()).at(-1)).toMatchObject({ action: 'check-payment', actor: 'staff' });
  });

  it('[OPS-10] stays so while it is open, until its order is cancelled', async () => {
    const { staffOrders, reconciliation, number } = await placeOrder();
    await flag(`, state = 'pending', first_sent_at = now() - interval '9 days'`);
    await database.pool.query(`update shop_order set state = 'payment-pending'`);
    expect(await staffOrders.checkPayment(byStaff(number), 'never paid')).toMatchObject({
      problem: 'payment-open',
    });
    await staffOrders.cancel(byStaff(number), { wanted: null, reason: 'never paid' });
    expect(await staffOrders.checkPayment(byStaff(number), 'never paid')).toEqual({ kind: 'done' });
    await reconciliation.reconcile();
    expect(await flagged()).toEqual([]);
    expect(await stockOf(database, 'A')).toBe(5);
  });
});

describe('refunds by staff', () => {
  it('[OPS-10] by line, by amount and of the rest, with a reason, are never more than was paid', async () => {
    const shop = await placeOrder();
    const { staffOrders, number, total } = shop;
    const refund = (wish: Parameters<typeof staffOrders.refund>[1], reason = 'stain') =>
      staffOrders.refund(byStaff(number), wish, reason);
    expect(await refund({ kind: 'rest' }, ' ')).toMatchObject({ problem: 'no-reason' });
    expect(await refund({ kind: 'amount', amount: total + 1 })).toMatchObject({ problem: 'too-much' });
    expect(await refund({ kind: 'amount', amount: -5 })).toMatchObject({ problem: 'nothing-chosen' });
    expect(await refund({ kind: 'amount', amount: 500 })).toEqual({ kind: 'done' });
    expect(await refund({ kind: 'pieces', pieces: [piece(1)] })).toEqual({ kind: 'done' });
    expect(await refund({ kind: 'pieces', pieces: [piece(1, 3)] })).toMatchObject({ problem: 'too-many' });
    expect([...shop.bank.refunds.values()]).toEqual([500, 1001]);
    expect(await refund({ kind: 'rest' })).toEqual({ kind: 'done' });
    expect(refundedSum(shop)).toBe(total);
    expect(await refund({ kind: 'amount', amount: 1 })).toMatchObject({ problem: 'nothing-left' });
    expect((await emails()).filter(({ kind }) => kind === 'order-refunded')).toHaveLength(3);
    expect(await orders(database)).toMatchObject([{ state: 'placed' }]);
  });

  it('[OPS-10] by two people at once are made once; a repeated request changes nothing', async () => {
    const { staffOrders, bank, number } = await placeOrder();
    const seen = { ...byStaff(number), version: 1 };
    const results = await Promise.all(
      ['ann', 'ann', 'ben', 'ben'].map((key) =>
        staffOrders.refund({ ...seen, key }, { kind: 'amount', amount: 900 }, 'late'),
      ),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'conflict', 'done', 'repeated']);
    expect([...bank.refunds.values()]).toEqual([900]);
  });

  it('[OPS-10] that the provider does not confirm stay due and are made once', async () => {
    const { staffOrders, bank, number, reconciliation, later } = await placeOrder();
    bank.loseResponse = true;
    await staffOrders.refund(byStaff(number), { kind: 'amount', amount: 900 }, 'late');
    bank.loseResponse = false;
    const state = async () =>
      (await database.pool.query('select state, tries, failure from order_refund')).rows;
    expect(await state()).toEqual([{ state: 'due', tries: 1, failure: 'response lost' }]);
    await reconciliation.reconcile();
    expect(await state()).toMatchObject([{ state: 'due' }]);
    later(2);
    await reconciliation.reconcile();
    expect(await state()).toEqual([{ state: 'done', tries: 1, failure: null }]);
    expect([...bank.refunds.values()]).toEqual([900]);
  });

  it('[OPS-10] of everything do not cancel the order when the provider reports them', async () => {
    const { staffOrders, checkout, number, total } = await placeOrder();
    await staffOrders.refund(byStaff(number), { kind: 'rest' }, 'goodwill');
    const { rows } = await database.pool.query('select id from payment_attempt');
    await checkout.handlePaymentEvent({
      id: 'REFUND:1',
      reference: 'ref-1',
      merchantReference: rows[0].id,
      kind: 'refunded',
      amount: { value: total, currency: 'GBP' },
    });
    expect(await orders(database)).toMatchObject([{ state: 'placed' }]);
    expect(await stockOf(database, 'A')).toBe(3);
  });
});

describe('returns by staff', () => {
  it('[OPS-11] are announced, received by line, restocked or written off, and refunded', async () => {
    const { staffOrders, bank, number } = await placeOrder();
    expect(await staffOrders.announce(byStaff(number), [piece(0)], 'faulty')).toMatchObject({
      problem: 'not-now',
    });
    await staffOrders.ship(byStaff(number), EVERYTHING);
    await staffOrders.announce(byStaff(number), [piece(0, 2), piece(1, 2)], 'faulty');
    expect(await orders(database)).toMatchObject([{ state: 'return-requested' }]);
    const arrived = [
      { ...piece(0), isRestocked: false },
      { ...piece(0), isRestocked: true },
      { ...piece(1), isRestocked: true },
    ];
    expect(await staffOrders.receive(byStaff(number), { pieces: arrived, amount: 9999 })).toMatchObject({
      problem: 'too-much',
    });
    expect(await staffOrders.receive(byStaff(number), { pieces: arrived, amount: 5500 })).toEqual({
      kind: 'done',
    });
    expect([...bank.refunds.values()]).toEqual([5500]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([4, 7]);
    expect(await orders(database)).toMatchObject([{ state: 'delivered' }]);
    expect((await emails()).map(({ kind }) => kind).slice(-2)).toEqual([
      'return-requested',
      'return-refunded',
    ]);
  });

  it('[OPS-11] that never arrive are closed, and can be announced again', async () => {
    const { staffOrders, number } = await placeOrder();
    await staffOrders.ship(byStaff(number), EVERYTHING);
    await staffOrders.announce(byStaff(number), [piece(0)], 'faulty');
    expect(await staffOrders.close(byStaff(number))).toEqual({ kind: 'done' });
    expect(await orders(database)).toMatchObject([{ state: 'dispatched' }]);
    expect(await staffOrders.announce(byStaff(number), [piece(0, 2)], 'faulty')).toEqual({ kind: 'done' });
  });

  it('[OPS-11] after a refund by amount refund only what is left', async () => {
    const shop = await placeOrder();
    const { staffOrders, number, total } = shop;
    await staffOrders.ship(byStaff(number), EVERYTHING);
    await staffOrders.refund(byStaff(number), { kind: 'amount', amount: 6000 }, 'late');
    await staffOrders.announce(byStaff(number), [piece(0, 2), piece(1, 3)], 'changed-mind');
    await staffOrders.receive(byStaff(number), null);
    expect(refundedSum(shop)).toBe(total);
    expect(await orders(database)).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('notes and emails', () => {
  it('[OPS-07] a note is in the timeline; an email is sent again', async () => {
    const { staffOrders, number } = await placeOrder();
    expect(await staffOrders.addNote(byStaff(number), '  ')).toMatchObject({ problem: 'no-text' });
    await staffOrders.addNote({ ...byStaff(number), version: 1 }, 'Rings the bell twice');
    const { rows } = await database.pool.query('select id from outbox');
    const request = { ...byStaff(number), version: 1 };
    expect(await staffOrders.resendEmail(request, Number(rows[0].id))).toEqual({ kind: 'done' });
    expect(await staffOrders.resendEmail(request, Number(rows[0].id))).toEqual({ kind: 'repeated' });
    expect(await staffOrders.resendEmail(byStaff(number), 999)).toMatchObject({ problem: 'no-email' });
    expect((await emails()).map(({ body }) => body)).toEqual([expect.anything(), (await emails())[0]?.body]);
    expect(await staffOrders.addNote(byStaff('1'), 'x')).toEqual({ kind: 'absent' });
  });
});

describe('any sequence of actions', () => {
  const count = fc.integer({ min: 1, max: 3 });
  const line = fc.nat({ max: 3 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ship' as const), line, count }),
    fc.record({ kind: fc.constant('cancel' as const), line, count }),
    fc.record({ kind: fc.constant('announce' as const), line, count }),
    fc.record({ kind: fc.constant('receive' as const), isRestocked: fc.boolean() }),
    fc.record({ kind: fc.constant('close' as const) }),
    fc.record({ kind: fc.constant('refund-piece' as const), line, count }),
    fc.record({ kind: fc.constant('refund-amount' as const), amount: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({ kind: fc.constant('refund-rest' as const) }),
    fc.record({ kind: fc.constant('lose' as const), isLost: fc.boolean() }),
  );

  it('[OPS-10] refunds no more than was paid, once each, and stock agrees with what is here', async () => {
    await database.pool.query('update stock set quantity = 1000');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await database.pool.query('truncate basket, shop_order, payment_attempt, outbox cascade');
        await database.pool.query('update stock set quantity = 1000');
        const shop = await placeOrder([requested('A', 2), requested('B', 3), requested('C', 2)]);
        const { staffOrders, bank, number, total } = shop;
        for (const one of steps) {
          const by = byStaff(number);
          if (one.kind === 'ship')
            await staffOrders.ship(by, { ...EVERYTHING, pieces: [piece(one.line, one.count)] });
          if (one.kind === 'cancel')
            await staffOrders.cancel(by, { wanted: [piece(one.line, one.count)], reason: 'x' });
          if (one.kind === 'announce') await staffOrders.announce(by, [piece(one.line, one.count)], 'faulty');
          if (one.kind === 'close') await staffOrders.close(by);
          if (one.kind === 'refund-piece')
            await staffOrders.refund(by, { kind: 'pieces', pieces: [piece(one.line, one.count)] }, 'x');
          if (one.kind === 'refund-amount')
            await staffOrders.refund(by, { kind: 'amount', amount: one.amount }, 'x');
          if (one.kind === 'refund-rest') await staffOrders.refund(by, { kind: 'rest' }, 'x');
          if (one.kind === 'lose') bank.loseResponse = one.isLost;
          if (one.kind === 'receive') {
            const { rows } = await database.pool.query(
              `select pieces from order_return where state = 'requested'`,
            );
            const pieces = (rows[0]?.pieces ?? []).map((open: object) => ({
              ...open,
              isRestocked: one.isRestocked,
            }));
            await staffOrders.receive(by, { pieces, amount: null });
          }
        }
        bank.loseResponse = false;
        shop.later(24 * 60);
        await shop.reconciliation.reconcile();
        expect(refundedSum(shop)).toBeLessThanOrEqual(total);
        const { rows } = await database.pool.query(`select refunded, state,
          (select coalesce(sum(amount), 0)::int from order_refund) as asked,
          (select coalesce(sum(amount), 0)::int from order_return where state = 'refunded') as returned,
          (select count(*)::int from order_refund where state = 'due') as due,
          (select quantity from stock where sku = 'A') as stock_a,
          (select quantity from stock where sku = 'B') as stock_b,
          (select quantity from stock where sku = 'C') as stock_c,
          (select quantity from stock where sku = 'G') as stock_g from shop_order`);
        const row = rows[0];
        expect(row.due).toBe(0);
        expect(row.refunded).toBe(refundedSum(shop));
        if (bank.reversed.size === 0) expect(row.asked + row.returned).toBe(row.refunded);
        // What is not here was sold: ordered, neither cancelled nor returned into stock.
        const { rows: gone } = await database.pool.query(`
          with piece as (
            select (p->>'position')::int as position, (p->>'quantity')::int as quantity from order_refund,
              jsonb_array_elements(pieces) p where kind = 'cancellation'
            union all
            select (p->>'position')::int, (p->>'quantity')::int from order_return, jsonb_array_elements(received) p
            where (p->>'isRestocked')::boolean and state in ('received', 'refunded'))
          select l.sku, l.quantity - coalesce((select sum(quantity)::int from piece where piece.position = l.position), 0) as sold
          from order_line l order by l.position`);
        const sold = (sku: string) =>
          row.state === 'cancelled' ? 0 : gone.find((at) => at.sku === sku).sold;
        expect([row.stock_a, row.stock_b, row.stock_c, row.stock_g].map((left) => 1000 - left)).toEqual(
          ['A', 'B', 'C', 'G'].map(sold),
        );
      }),
      { numRuns: 15 },
    );
    // Some hundred transactions.
  }, 120_000);
});
