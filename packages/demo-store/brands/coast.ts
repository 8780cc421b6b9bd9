import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const coast: BrandConfig = {
  slug: 'coast',
  name: 'Coast',
  tagline: 'For the days you will always remember.',
  taglines: {
    fr: 'Pour les jours dont vous vous souviendrez toujours.',
  },
  menu: ['womens-clothing', 'new-in', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#F7E9E6',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'fr'],
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
      applepay: { displayName: 'Coast' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/coast.ts',
  ),
};
