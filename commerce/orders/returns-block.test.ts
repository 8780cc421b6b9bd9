import { describe, expect, it } from 'vitest';
import { showsReturns } from './returns-block.ts';

describe('the returns block', () => {
  it.each(['nonrefundable', 'This item is Non-Refundable.', 'sorry, NON REFUNDABLE', 'non\u2011refundable'])(
    '[PDP-10] is hidden when the policy says "%s"',
    (policy) => {
      expect(showsReturns(policy)).toBe(false);
    },
  );

  it('[PDP-10] is shown otherwise, also without a policy', () => {
    expect(showsReturns('Fully refundable within 14 days')).toBe(true);
    expect(showsReturns(null)).toBe(true);
    expect(showsReturns('final sale', ['final sale'])).toBe(false);
  });
});
