import * as v from 'valibot';
import { DEFAULT_HIDDEN_LOGOS } from '#commerce/pricing/payment-promo.ts';
import { group, listOf, slug, text, webAddress, wholeNumber } from './kinds.ts';

const { paypal } = DEFAULT_HIDDEN_LOGOS;
const amountMinor = () => wholeNumber(0, 100_000_000);

/** One pay-later offer. Prices are minor units; label, labelNoPrice and footnoteKey are keys of translated texts. */
const banner = v.pipe(
  group({
    provider: slug(),
    minPrice: amountMinor(),
    maxPrice: amountMinor(),
    label: text(),
    labelNoPrice: v.optional(v.nullable(text()), null),
    numberOfPayments: wholeNumber(1, 60),
    paymentLogo: text(),
    providerLink: webAddress(),
    /** The regulator requires a footnote beside every offer: without it the banner is not shown. */
    footnoteKey: v.optional(v.nullable(text()), null),
  }),
  v.check(
    ({ minPrice, maxPrice }) => minPrice <= maxPrice,
    'must have a minPrice that is not above its maxPrice',
  ),
);

export const paymentBanners = {
  paymentBanners: v.optional(
    group({
      providers: v.optional(listOf(banner), []),
      paypal: v.optional(
        group({
          /** PayPal's logo is hidden from `from` up to, but not including, `to`. */
          hideLogo: v.optional(
            group({ from: v.optional(amountMinor(), paypal.from), to: v.optional(amountMinor(), paypal.to) }),
            {},
          ),
        }),
        {},
      ),
    }),
    {},
  ),
};
