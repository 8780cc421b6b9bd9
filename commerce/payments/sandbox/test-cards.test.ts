import { describe, expect, it } from 'vitest';
import { checkCard, passesLuhn, TEST_CARDS } from './test-cards.ts';

const now = new Date('2026-11-15T12:00:00Z');
const card = { number: '4111 1111 1111 1111', expiry: '12/27', securityCode: '737' };

describe('a card entered in the sandbox', () => {
  it('[BASKET-03] is parsed whatever the spaces, with brand and last four digits', () => {
    expect(checkCard(card, now)).toEqual({
      valid: true,
      brand: 'Visa',
      lastFour: '1111',
      behaviour: 'authorise',
    });
    expect(checkCard({ ...card, number: '4111-1111-1111-1111', expiry: '11 / 2026' }, now).valid).toBe(true);
  });

  it('[BASKET-03] is rejected with the invalid field', () => {
    expect(checkCard({ ...card, number: '4111 1111 1111 1112' }, now)).toEqual({
      valid: false,
      field: 'number',
    });
    expect(checkCard({ ...card, number: '' }, now)).toEqual({ valid: false, field: 'number' });
    expect(checkCard({ ...card, expiry: '10/26' }, now)).toEqual({ valid: false, field: 'expiry' });
    expect(checkCard({ ...card, expiry: '13/27' }, now)).toEqual({ valid: false, field: 'expiry' });
    expect(checkCard({ ...card, securityCode: '12' }, now)).toEqual({ valid: false, field: 'securityCode' });
  });

  it('[BASKET-03] every test card has a valid number and a behaviour', () => {
    for (const { number, behaviour } of TEST_CARDS) {
      expect(passesLuhn(number)).toBe(true);
      expect(checkCard({ ...card, number }, now)).toMatchObject({ behaviour });
    }
  });
});
