import { makeSettings } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';
import { payLater } from './pay-later.ts';

export const selvedge: BrandConfig = {
  slug: 'selvedge',
  name: 'Selvedge',
  tagline: 'Fashion, beauty and home, finished properly.',
  menu: ['new-in', 'womens-clothing', 'mens', 'kids', 'beauty', 'home', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 5,
    hideBrand: false,
    imageRatio: 1.5,
    contentWidth: 1440,
    ground: 'stone',
    themeColour: '#FAF8F4',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'fr', 'nl', 'sv'],
  currency: 'GBP',
  country: 'GB',
  features: {
    reviews: true,
    chatbot: true,
    wishlist: true,
    applePay: true,
    rewards: true,
    premier: true,
    discovery: false,
  },
  settings: makeSettings(
    {
      delivery: { freeThresholdMinor: 5000 },
      shippingCountries: ['GB', 'IE', 'FR', 'NL', 'SE', 'DE', 'US'],
      paymentBanners: { providers: payLater },
    },
    'config/brands/selvedge.ts',
  ),
};
