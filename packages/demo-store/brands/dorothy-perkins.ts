import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const dorothyPerkins: BrandConfig = {
  slug: 'dorothy-perkins',
  name: 'Dorothy Perkins',
  tagline: 'Something lovely for every single day.',
  menu: ['womens-clothing', 'new-in', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.25,
    contentWidth: 1440,
    themeColour: '#FFF3EF',
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
    rewards: true,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      applepay: { displayName: 'Dorothy Perkins' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/dorothy-perkins.ts',
  ),
};
