import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const coastie: BrandConfig = {
  slug: 'coastie',
  name: 'Coastie',
  tagline: 'Light layers for salt, sand and sky.',
  menu: ['new-in', 'womens-clothing', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.25,
    contentWidth: 1440,
    themeColour: '#EAF4FA',
  },
  locale: 'en-GB',
  locales: ['en-GB'],
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
      applepay: { displayName: 'Coastie' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/coastie.ts',
  ),
};
