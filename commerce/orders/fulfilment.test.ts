import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosePieces,
  type FulfilmentLine,
  type FulfilmentRecords,
  isRest,
  progressOf,
  stateOf,
  withGifts,
  worthOf,
} from './fulfilment.ts';
import type { ReturnedPiece } from './return-request.ts';

const dress = { quantity: 1, net: 4500 };
const socks = { quantity: 3, net: 1000 };
const sample = { quantity: 1, net: 0, isGift: true };
const nothing: FulfilmentRecords = {
  state: 'placed',
  shipped: [],
  cancelled: [],
  returned: [],
  announced: [],
  refunded: [],
};
const one = (position: number, quantity = 1): ReturnedPiece[] => [{ position, quantity }];

describe('the pieces of an order', () => {
  it('[OPS-08] are open until they are shipped or cancelled', () => {
    const records = { ...nothing, shipped: one(1), cancelled: one(1) };
    expect(progressOf([dress, socks], records)).toMatchObject([
      { ordered: 1, open: 1, shipped: 0 },
      { ordered: 3, open: 1, shipped: 1, cancelled: 1, withCustomer: 1 },
    ]);
  });

  it('[OPS-08] of an order from before shipments were recorded follow its state', () => {
    expect(progressOf([socks], { ...nothing, state: 'delivered' })).toMatchObject([
      { open: 0, shipped: 3, withCustomer: 3 },
    ]);
    expect(progressOf([socks], { ...nothing, state: 'cancelled' })).toMatchObject([
      { open: 0, shipped: 0, cancelled: 3 },
    ]);
  });

  it('[OPS-08] are chosen by whole numbers up to what is there', () => {
    const limit = (position: number) => (position === 0 ? 2 : 0);
    expect(choosePieces([...one(0), ...one(0)], limit)).toEqual(one(0, 2));
    expect(choosePieces(one(0, 3), limit)).toBeNull();
    expect(choosePieces(one(0, -1), limit)).toBeNull();
    expect(choosePieces(one(0, 0.5), limit)).toBeNull();
    expect(choosePieces(one(7), limit)).toBeNull();
    expect(choosePieces([], limit)).toBeNull();
  });

  it('[OPS-09] a gift is cancelled with the piece that it came with', () => {
    const lines = [
      { ...dress, lineId: 'dress' },
      { ...socks, lineId: 'socks' },
      { quantity: 3, net: 0, isGift: true, lineId: 'socks+gift' },
    ];
    const progress = progressOf(lines, nothing);
    expect(withGifts(lines, progress, one(0))).toEqual(one(0));
    expect(withGifts(lines, progress, one(1, 2))).toEqual([...one(1, 2), ...one(2, 2)]);
    expect(withGifts(lines, progress, one(2))).toEqual(one(2));
    const shipped = progressOf(lines, { ...nothing, shipped: one(2, 3) });
    expect(withGifts(lines, shipped, one(1, 2))).toEqual(one(1, 2));
  });
});

describe('the state of an order', () => {
  const stateAfter = (records: Partial<FulfilmentRecords>, isDelivered = false) => {
    const lines = [dress, socks, sample];
    const state = records.state ?? 'placed';
    return stateOf({ state, isDelivered }, lines, progressOf(lines, { ...nothing, ...records }));
  };
  const all = [...one(0), ...one(1, 3), ...one(2)];

  it.each([
    [{}, 'placed'],
    [{ state: 'packed' as const }, 'packed'],
    [{ shipped: one(0) }, 'part-dispatched'],
    [{ shipped: one(0), returned: one(0) }, 'part-dispatched'],
    [{ shipped: one(0), cancelled: [...one(1, 3), ...one(2)] }, 'dispatched'],
    [{ shipped: all }, 'dispatched'],
    [{ cancelled: all }, 'cancelled'],
    [{ shipped: all, announced: one(1) }, 'return-requested'],
    [{ shipped: all, returned: one(1) }, 'dispatched'],
    [{ shipped: all, returned: [...one(0), ...one(1, 3)] }, 'returned'],
    [{ shipped: one(0), cancelled: [...one(1, 3), ...one(2)], returned: one(0) }, 'returned'],
  ])('[OPS-08] after %j is %s', (records, state) => {
    expect(stateAfter(records)).toBe(state);
  });

  it('[OPS-08] is delivered again when a return was closed', () => {
    expect(stateAfter({ state: 'return-requested', shipped: all }, true)).toBe('delivered');
  });
});

describe('what was paid for pieces', () => {
  it('[OPS-10] is the line without delivery; pieces that were refunded already count nothing', () => {
    const lines = [dress, socks];
    expect(worthOf(lines, progressOf(lines, nothing), one(0))).toBe(4500);
    const refunded = progressOf(lines, { ...nothing, state: 'delivered', refunded: one(1) });
    expect(worthOf(lines, refunded, one(1, 3))).toBe(1000 - 333);
  });

  it('[OPS-11] in any number of cancellations and returns adds up to exactly what was paid', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      net: fc.integer({ min: 0, max: 100_000 }),
    });
    const step = fc.record({
      isReturn: fc.boolean(),
      counts: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 2000 }),
        fc.array(step, { maxLength: 12 }),
        (lines: FulfilmentLine[], delivery, steps) => {
          const half = lines.map(({ quantity }, position) => ({
            position,
            quantity: Math.floor(quantity / 2),
          }));
          const records = {
            ...nothing,
            shipped: half,
            cancelled: [] as ReturnedPiece[],
            returned: [] as ReturnedPiece[],
          };
          let refunded = 0;
          const take = (isReturn: boolean, wanted: ReturnedPiece[]) => {
            const progress = progressOf(lines, records);
            const limit = (position: number) =>
              (isReturn ? progress[position]?.withCustomer : progress[position]?.open) ?? 0;
            const pieces = choosePieces(
              wanted.filter(({ quantity }) => quantity > 0),
              limit,
            );
            if (!pieces) return;
            refunded += worthOf(lines, progress, pieces) + (isRest(lines, progress, pieces) ? delivery : 0);
            (isReturn ? records.returned : records.cancelled).push(...pieces);
          };
          for (const { isReturn, counts } of steps)
            take(
              isReturn,
              lines.map((_, position) => ({ position, quantity: counts[position] ?? 0 })),
            );
          const total = lines.reduce((sum, { net }) => sum + net, delivery);
          expect(refunded).toBeLessThanOrEqual(total);
          for (const isReturn of [true, false])
            take(
              isReturn,
              progressOf(lines, records).map((at, position) => ({
                position,
                quantity: isReturn ? at.withCustomer : at.open,
              })),
            );
          expect(refunded).toBe(total);
        },
      ),
    );
  });
});
