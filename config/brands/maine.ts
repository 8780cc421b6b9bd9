import { makeSettings } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';
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
    ground: 'sky',
    themeColour: '#E6EFF4',
  },
  locale: 'en-GB',
  locales: ['en-GB'],
  currency: 'GBP',
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
      delivery: { freeThresholdMinor: 5000 },
      applepay: { displayName: 'Maine' },
      paymentBanners: { providers: payLater },
    },
    'config/brands/maine.ts',
  ),
};
