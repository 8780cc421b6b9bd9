import { describe, expect, it } from 'vitest';
import { isExpired } from './ephemeral-basket.ts';

describe('an express basket', () => {
  const lastModifiedAt = new Date('2026-11-14T12:00:00Z');

  it('[BASKET-01] vanishes a day after its last change, and not before', () => {
    expect(isExpired({ isEphemeral: true, lastModifiedAt }, new Date('2026-11-15T11:59:59Z'))).toBe(false);
    expect(isExpired({ isEphemeral: true, lastModifiedAt }, new Date('2026-11-15T12:00:00Z'))).toBe(true);
  });

  it('[BASKET-02] an ordinary basket stays', () => {
    expect(isExpired({ isEphemeral: false, lastModifiedAt }, new Date('2030-01-01T00:00:00Z'))).toBe(false);
  });
});
