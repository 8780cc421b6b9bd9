import { describe, expect, it } from 'vitest';
import { findPriceRange } from '#commerce/pricing/price-range.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { describeBadge } from './badge-look.ts';

const badge: Badge = { id: 'b', placement: 'PLP-topLeft_productImage', text1: 'New in', icon: 'ribbon' };
const range = findPriceRange([{ price: { centAmount: 5000, currencyCode: 'GBP' }, wasPrice: null }])!;
const style = { locale: 'en-GB', prefix: { From: 'From', from: 'from' } };
const look = (change: Partial<Badge>, more = {}, isOnPicture = false) =>
  describeBadge({ ...badge, ...change }, { name: 'Dress', range }, { ...style, ...more }, isOnPicture);

describe('the look of a badge', () => {
  it('[BADGE-02] maps its icon by the site’s table; without an entry only the text is left', () => {
    expect(look({}, { icons: { ribbon: 'sparkle' } })?.icon).toBe('sparkle');
    expect(look({}, { icons: {} })).toMatchObject({ text: 'New in', icon: null });
    expect(look({ text1: null }, { icons: {} })).toBeNull();
  });

  it('has the site’s default colours on a picture only', () => {
    const defaultColours = { background: '#111111', text: '#ffffff', border: null };
    expect(look({ textColor: '#ff0000' }, { defaultColours }, true)).toMatchObject({
      background: '#111111',
      colour: '#ff0000',
      border: null,
    });
    expect(look({}, { defaultColours })?.background).toBeNull();
  });

  it('[BADGE-04] fills in the price by the site’s own placeholders', () => {
    const placeholders = { discountedPrice: ['[price]'], From: ['[From]'], from: ['[from]'] };
    expect(look({ text1: '[from] [price] today', discount: 0.8 }, { placeholders })?.text).toBe(
      '£40.00 today',
    );
  });
});
