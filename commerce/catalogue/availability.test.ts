import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';

describe('availability in structured data', () => {
  it.each([
    [true, 10, 'InStock'],
    [true, 9, 'LimitedAvailability'],
    [true, 1, 'LimitedAvailability'],
    [false, 0, 'OutOfStock'],
    [false, 50, 'OutOfStock'],
  ])('[SEO-04] on stock %s with %d pieces is %s', (isOnStock, availableQuantity, availability) => {
    expect(availabilityOf({ isOnStock, availableQuantity })).toBe(availability);
  });
});
