import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const principles: BrandConfig = {
  slug: 'principles',
  name: 'Principles',
  tagline: 'Fewer, finer, for longer.',
  menu: ['womens-clothing', 'home', 'new-in', 'sale'],
  theme: {
    cardsPerRow: 3,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1150,
    themeColour: '#EFECE6',
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
      applepay: { displayName: 'Principles' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/principles.ts',
  ),
};
