import * as v from 'valibot';
import { group, listOf, slug, text, webAddress, wholeNumber } from './kinds.ts';

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
    /** The regulator wants one beside every offer: without it the banner is not shown. */
    footnoteKey: v.optional(v.nullable(text()), null),
  }),
  v.check((given) => given.minPrice <= given.maxPrice, 'must have a minPrice that is not above its maxPrice'),
);

export const paymentBanners = {
  paymentBanners: v.optional(
    group({
      providers: v.optional(listOf(banner), []),
      paypal: v.optional(
        group({
          /** From this price up to but not including that one, PayPal's logo is hidden. */
          hideLogo: v.optional(
            group({ from: v.optional(amountMinor(), 2000), to: v.optional(amountMinor(), 3000) }),
            {},
          ),
        }),
        {},
      ),
    }),
    {},
  ),
};
