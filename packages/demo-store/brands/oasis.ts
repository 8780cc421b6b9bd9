import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const oasis: BrandConfig = {
  slug: 'oasis',
  name: 'Oasis',
  tagline: 'Prints grown in our own garden.',
  taglines: {
    nl: 'Prints uit onze eigen tuin.',
  },
  menu: ['womens-clothing', 'new-in', 'home', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#F6F3E7',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'nl'],
  currency: 'GBP',
  priceList: 'GBP',
  country: 'GB',
  features: {
    reviews: true,
    chatbot: true,
    wishlist: true,
    applePay: true,
    rewards: true,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      applepay: { displayName: 'Oasis' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/oasis.ts',
  ),
};
