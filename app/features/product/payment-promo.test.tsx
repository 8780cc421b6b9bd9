import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import type { PaymentBanner } from '#commerce/pricing/payment-promo.ts';
import { PaymentPromo } from './payment-promo.tsx';

const offer = (provider: string, minPrice: number): PaymentBanner => ({
  provider,
  minPrice,
  maxPrice: 100_000,
  label: 'pdp.paymentPromo.instalments',
  labelNoPrice: null,
  numberOfPayments: 3,
  paymentLogo: `/logos/${provider}.svg`,
  providerLink: `https://www.${provider}.com/`,
  footnoteKey: 'pdp.paymentPromo.footnote.paypal',
});

function draw(price: number, banners: PaymentBanner[]): string {
  const hiddenLogos = { paypal: { from: 2000, to: 3000 } };
  return renderToStaticMarkup(
    <ServerTexts locale="en-GB">
      <PaymentPromo price={price} currency="GBP" shop={{ paymentBanners: banners, hiddenLogos }} />
    </ServerTexts>,
  );
}
const logos = (html: string) => [...html.matchAll(/src="\/logos\/(\w+)\.svg"/g)].map(([, name]) => name);

describe('[PDP-11] the logo of PayPal', () => {
  const both = [offer('klarna', 1000), offer('paypal', 2000)];

  it.each([
    [1999, ['klarna']],
    [2000, ['klarna']],
    [2999, ['klarna']],
    [3000, ['klarna', 'paypal']],
  ])('at %i pence', (price, shown) => {
    expect(logos(draw(price, both))).toEqual(shown);
  });

  it('is hidden without its offer, also when it is the only one', () => {
    const html = draw(2500, [offer('paypal', 2000)]);
    expect(logos(html)).toEqual([]);
    expect(html).toContain('£8.34');
    expect(html).toContain('href="https://www.paypal.com/"');
  });
});
