import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const burton: BrandConfig = {
  slug: 'burton',
  name: 'Burton',
  tagline: 'Menswear that means business, and knows when to stop.',
  menu: ['mens', 'new-in', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#101B2B',
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
    rewards: true,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      delivery: { isExpressEnabled: true },
      applepay: { displayName: 'Burton' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/burton.ts',
  ),
};
