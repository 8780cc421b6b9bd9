import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideReturn, lastReturnDay, type ReturnedPiece, returnableLeft } from './return-request.ts';

const dress = { quantity: 1, net: 4500, isReturnable: true };
const socks = { quantity: 3, net: 1000, isReturnable: true };
const engraved = { quantity: 1, net: 2000, isReturnable: false };

describe('a return', () => {
  it('[BASKET-03] of one line refunds that line without delivery', () => {
    const order = { lines: [dress, socks], delivery: 399, earlier: [] };
    expect(decideReturn({ ...order, wanted: [{ position: 0, quantity: 1 }] })).toEqual({
      kind: 'accepted',
      pieces: [{ position: 0, quantity: 1 }],
      amount: 4500,
      isWhole: false,
    });
  });

  it('[BASKET-03] of everything refunds delivery too', () => {
    const wanted = [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 3 },
    ];
    const decision = decideReturn({ lines: [dress, socks], delivery: 399, earlier: [], wanted });
    expect(decision).toMatchObject({ amount: 5899, isWhole: true });
  });

  it('[BASKET-03] of nothing, too many pieces, customised pieces or missing lines is rejected', () => {
    const order = { lines: [socks, engraved], delivery: 0, earlier: [{ position: 0, quantity: 2 }] };
    const decide = (...wanted: ReturnedPiece[]) => decideReturn({ ...order, wanted }).kind;
    expect(decide()).toBe('nothing-chosen');
    expect(decide({ position: 7, quantity: 1 })).toBe('nothing-chosen');
    expect(decide({ position: 0, quantity: 2 })).toBe('not-returnable');
    expect(decide({ position: 0, quantity: -1 })).toBe('not-returnable');
    expect(decide({ position: 0, quantity: 0.5 })).toBe('not-returnable');
    expect(decide({ position: 1, quantity: 1 })).toBe('not-returnable');
    expect(decide({ position: 0, quantity: 1 })).toBe('accepted');
    expect(returnableLeft(socks, 0, order.earlier)).toBe(1);
  });

  it('[BASKET-03] in any number of parcels refunds exactly what was paid', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      net: fc.integer({ min: 0, max: 100_000 }),
      isReturnable: fc.constant(true),
    });
    const parcels = fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 2000 }),
        parcels,
        (lines, delivery, plan) => {
          const earlier: ReturnedPiece[] = [];
          let refunded = 0;
          const send = (wanted: ReturnedPiece[]) => {
            const decision = decideReturn({ lines, delivery, earlier, wanted });
            if (decision.kind !== 'accepted') return;
            earlier.push(...decision.pieces);
            refunded += decision.amount;
          };
          for (const parcel of plan)
            send(lines.map((_, position) => ({ position, quantity: parcel[position]! })));
          const total = lines.reduce((sum, { net }) => sum + net, delivery);
          expect(refunded).toBeLessThanOrEqual(total);
          send(
            lines.map((one, position) => ({ position, quantity: returnableLeft(one, position, earlier) })),
          );
          expect(refunded).toBe(total);
        },
      ),
    );
  });
});

describe('the returns window', () => {
  const dispatchedAt = new Date('2026-11-16T17:00:00Z');

  it('[BASKET-03] opens with dispatch and runs from the day of delivery', () => {
    expect(
      lastReturnDay({ dispatchedAt: null, deliveredAt: null, promisedDate: '2026-11-20' }, 28),
    ).toBeNull();
    const deliveredAt = new Date('2026-11-18T09:00:00Z');
    expect(lastReturnDay({ dispatchedAt, deliveredAt, promisedDate: '2026-11-20' }, 28)).toBe('2026-12-16');
  });

  it('[BASKET-03] runs from the promised day while the day of delivery is unknown', () => {
    const order = { dispatchedAt, deliveredAt: null, promisedDate: '2026-11-20' };
    expect(lastReturnDay(order, 14)).toBe('2026-12-04');
    expect(lastReturnDay({ ...order, promisedDate: null }, 14)).toBe('2026-11-30');
  });
});
