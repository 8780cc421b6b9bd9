import { describe, expect, it } from 'vitest';
import { lastReturnDay } from './return-request.ts';

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
