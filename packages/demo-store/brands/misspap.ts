import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const misspap: BrandConfig = {
  slug: 'misspap',
  name: 'MissPap',
  tagline: 'Dressed first. Home last.',
  menu: ['womens-clothing', 'new-in', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 2000,
    themeColour: '#0C0A0D',
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
      applepay: { displayName: 'MissPap' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/misspap.ts',
  ),
};
