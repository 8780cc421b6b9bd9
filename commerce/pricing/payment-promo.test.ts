import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describePaymentPromo,
  type PaymentBanner,
  perPaymentAmount,
  selectPaymentBanners,
  showsFlexibleHeading,
  showsLogo,
} from './payment-promo.ts';

const klarna: PaymentBanner = {
  provider: 'klarna',
  minPrice: 3000,
  maxPrice: 50_000,
  label: '3 payments of {amount}',
  labelNoPrice: 'Pay in 3',
  numberOfPayments: 3,
  paymentLogo: '/logos/klarna.svg',
  providerLink: 'https://pay.example/klarna',
  footnoteKey: 'pdp.paymentPromo.footnote.klarna',
};
const paypal: PaymentBanner = { ...klarna, provider: 'paypal', minPrice: 2000, maxPrice: 300_000 };

describe('payment promos', () => {
  it('[PDP-11] show only within minPrice and maxPrice, both included', () => {
    const shownAt = (price: number) => selectPaymentBanners([klarna], price).length === 1;
    expect([2999, 3000, 50_000, 50_001].map(shownAt)).toEqual([false, true, true, false]);
  });

  it.each(['label', 'numberOfPayments', 'paymentLogo', 'providerLink'] as const)(
    '[PDP-11] need %s',
    (field) => {
      expect(selectPaymentBanners([{ ...klarna, [field]: null }], 5000)).toEqual([]);
    },
  );

  it('[PDP-11] need the regulatory footnote', () => {
    expect(selectPaymentBanners([{ ...klarna, footnoteKey: null }], 5000)).toEqual([]);
  });

  it('[PDP-11] need labelNoPrice when the price is hidden, and then show no amount', () => {
    expect(selectPaymentBanners([{ ...klarna, labelNoPrice: null }], 5000, true)).toEqual([]);
    expect(selectPaymentBanners([klarna], 5000, true)[0]).toMatchObject({
      label: 'Pay in 3',
      perPayment: null,
    });
  });

  it('[PDP-11] the per-payment amount is price divided by numberOfPayments', () => {
    expect(selectPaymentBanners([klarna], 4599)[0]?.perPayment).toBe(1533);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 48 }), (price, times) => {
        const each = perPaymentAmount(price, times);
        expect(each * times).toBeGreaterThanOrEqual(price);
        expect((each - 1) * times).toBeLessThan(price);
      }),
    );
  });

  it("[PDP-11] 'Flexible payment options' heads the panel below the smallest minPrice only", () => {
    expect(showsFlexibleHeading([klarna, paypal], 1999)).toBe(true);
    expect(showsFlexibleHeading([klarna, paypal], 2000)).toBe(false);
    expect(showsFlexibleHeading([], 1)).toBe(false);
    const panel = describePaymentPromo([klarna, paypal], 1500);
    expect(panel.headingKey).toBe('pdp.paymentPromo.flexibleOptions');
    expect(panel.logos.map((logo) => logo.provider)).toEqual(['klarna', 'paypal']);
  });

  it('[PDP-11] hides the PayPal logo from 20 to under 30', () => {
    expect([1999, 2000, 2999, 3000].map((price) => showsLogo('paypal', price))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(showsLogo('klarna', 2500)).toBe(true);
    expect(describePaymentPromo([paypal], 2500).logos).toEqual([]);
    expect(describePaymentPromo([paypal], 2500).banners).toHaveLength(1);
  });

  it('[PDP-11] offers see more only with more than one banner', () => {
    expect(describePaymentPromo([klarna, paypal], 5000).canExpand).toBe(true);
    expect(describePaymentPromo([klarna], 5000).canExpand).toBe(false);
  });
});
