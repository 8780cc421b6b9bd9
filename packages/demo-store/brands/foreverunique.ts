import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const foreverUnique: BrandConfig = {
  slug: 'foreverunique',
  name: 'Forever Unique',
  tagline: 'Make the entrance.',
  menu: ['womens-clothing', 'new-in', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 3,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#0E0D0B',
  },
  locale: 'en-GB',
  locales: ['en-GB'],
  currency: 'GBP',
  priceList: 'GBP',
  country: 'GB',
  features: {
    reviews: true,
    chatbot: true,
    wishlist: true,
    applePay: true,
    rewards: false,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      applepay: { displayName: 'Forever Unique' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/foreverunique.ts',
  ),
};
