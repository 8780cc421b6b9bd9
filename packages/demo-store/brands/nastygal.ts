import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const nastygal: BrandConfig = {
  slug: 'nastygal',
  name: 'Nasty Gal',
  tagline: 'Good clothes. Bad manners.',
  taglines: {
    nl: 'Goede kleren. Slechte manieren.',
    sv: 'Bra kläder. Dåligt uppförande.',
  },
  menu: ['new-in', 'womens-clothing', 'sale'],
  theme: {
    cardsPerRow: 5,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 2000,
    themeColour: '#E6FF00',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'nl', 'sv'],
  currency: 'GBP',
  priceList: 'GBP',
  country: 'GB',
  features: {
    reviews: true,
    chatbot: false,
    wishlist: true,
    applePay: true,
    rewards: false,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      applepay: { displayName: 'Nasty Gal' },
      // For A/B tests of badges.
      thirdParty: { abTastyId: 'nastygal' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/nastygal.ts',
  ),
};
