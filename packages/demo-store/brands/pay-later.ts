import type { SiteSettings } from '../../../config/site-settings.ts';

/** The pay-later offers of every brand of the group. */
export const payLater: SiteSettings['paymentBanners']['providers'] = [
  {
    provider: 'klarna',
    minPrice: 3000,
    maxPrice: 50_000,
    label: 'pdp.paymentPromo.instalments',
    labelNoPrice: 'pdp.paymentPromo.instalmentsNoPrice',
    numberOfPayments: 3,
    paymentLogo: '/logos/klarna.svg',
    providerLink: 'https://www.klarna.com/uk/',
    footnoteKey: 'pdp.paymentPromo.footnote.klarna',
  },
  {
    provider: 'clearpay',
    minPrice: 1500,
    maxPrice: 100_000,
    label: 'pdp.paymentPromo.instalments',
    labelNoPrice: 'pdp.paymentPromo.instalmentsNoPrice',
    numberOfPayments: 4,
    paymentLogo: '/logos/clearpay.svg',
    providerLink: 'https://www.clearpay.co.uk/',
    footnoteKey: 'pdp.paymentPromo.footnote.clearpay',
  },
  {
    provider: 'paypal',
    minPrice: 2000,
    maxPrice: 300_000,
    label: 'pdp.paymentPromo.instalments',
    labelNoPrice: 'pdp.paymentPromo.instalmentsNoPrice',
    numberOfPayments: 3,
    paymentLogo: '/logos/paypal.svg',
    providerLink: 'https://www.paypal.com/uk/',
    footnoteKey: 'pdp.paymentPromo.footnote.paypal',
  },
];
