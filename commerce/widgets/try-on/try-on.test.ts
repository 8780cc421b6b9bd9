import { describe, expect, it } from 'vitest';
import { isTryOnEligible, nextTryOn, type TryOnEvent, type TryOnState } from './try-on.ts';

const settings = { partnerId: 'p', categories: ['makeup', 'foundation'], excludedBrands: ['Maison Plain'] };
const lipstick = {
  productType: 'beauty',
  brand: 'coast',
  categories: [{ slug: 'make-up-lips', name: 'Lips' }],
};

describe('virtual try-on', () => {
  it('[GAL-04] only for makeup and foundation of beauty', () => {
    expect(isTryOnEligible(lipstick, settings)).toBe(true);
    const base = { ...lipstick, categories: [{ slug: 'face', name: 'Foundation' }] };
    expect(isTryOnEligible(base, settings)).toBe(true);
    expect(
      isTryOnEligible({ ...lipstick, categories: [{ slug: 'skincare', name: 'Skincare' }] }, settings),
    ).toBe(false);
    expect(isTryOnEligible({ ...lipstick, productType: 'home' }, settings)).toBe(false);
  });

  it('[GAL-04] not for an excluded brand, nor without a partner id', () => {
    expect(isTryOnEligible({ ...lipstick, brand: 'maison plain' }, settings)).toBe(false);
    expect(isTryOnEligible(lipstick, { ...settings, partnerId: null })).toBe(false);
  });

  it('[GAL-04] opens only once reported available, and closes by callback', () => {
    const run = (events: TryOnEvent[]) => events.reduce<TryOnState>(nextTryOn, 'unknown');
    expect(run(['opened'])).toBe('unknown');
    expect(run(['reported-available', 'opened'])).toBe('open');
    expect(run(['reported-available', 'opened', 'closed'])).toBe('available');
    expect(run(['reported-available', 'opened', 'reported-available'])).toBe('open');
  });

  it('[GAL-04] unavailable while open shows a notice to acknowledge; another product resets', () => {
    expect(nextTryOn('open', 'reported-unavailable')).toBe('unavailable-notice');
    expect(nextTryOn('unavailable-notice', 'acknowledged')).toBe('unavailable');
    expect(nextTryOn('available', 'reported-unavailable')).toBe('unavailable');
    expect(nextTryOn('open', 'product-changed')).toBe('unknown');
  });
});
