import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const wallis: BrandConfig = {
  slug: 'wallis',
  name: 'Wallis',
  tagline: 'Beautifully considered, for women who know.',
  menu: ['womens-clothing', 'new-in', 'sale'],
  theme: {
    cardsPerRow: 4,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#1B2A49',
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
      applepay: { displayName: 'Wallis' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/wallis.ts',
  ),
};
