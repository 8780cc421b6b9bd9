import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const maine: BrandConfig = {
  slug: 'maine',
  name: 'Maine',
  tagline: 'Weekends by the water, all week long.',
  menu: ['mens', 'womens-clothing', 'kids', 'home', 'new-in', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.25,
    contentWidth: 1440,
    themeColour: '#E6EFF4',
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
      applepay: { displayName: 'Maine' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/maine.ts',
  ),
};
