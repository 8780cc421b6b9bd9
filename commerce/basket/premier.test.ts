import { describe, expect, it } from 'vitest';
import { describePremier } from './premier.ts';

const now = new Date('2026-11-15T12:00:00Z');
const member = (validUntil: string) => ({ isGuest: false, membership: { validUntil } });

describe('the premier product', () => {
  it('[PDP-16] shows an active member the status and valid-until date instead of the button', () => {
    expect(describePremier(member('2027-03-01T00:00:00Z'), now, 'en-GB')).toEqual({
      kind: 'active',
      statusKey: 'premier.active',
      validUntilKey: 'premier.validUntil',
      validUntil: '1 March 2027',
    });
    expect(describePremier(member('2027-03-01T00:00:00Z'), now, 'fr')).toMatchObject({
      validUntil: '1 mars 2027',
    });
  });

  it('[PDP-16] offers the membership again once it has ended', () => {
    expect(describePremier(member('2026-11-15T12:00:00Z'), now, 'en-GB')).toEqual({
      kind: 'offer',
      labelKey: 'premier.addToBasket',
    });
    expect(describePremier(member('whenever'), now, 'en-GB').kind).toBe('offer');
  });

  it('[PDP-16] guests see sign-up-and-add', () => {
    expect(describePremier({ isGuest: true, membership: null }, now, 'en-GB')).toEqual({
      kind: 'offer',
      labelKey: 'premier.signUpAndAdd',
    });
  });
});
