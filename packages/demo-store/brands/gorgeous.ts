import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const gorgeous: BrandConfig = {
  slug: 'gorgeous',
  name: 'Gorgeous',
  tagline: 'Fits beautifully. Feels like a secret.',
  taglines: {
    fr: 'Tombe à merveille. Se porte comme un secret.',
  },
  menu: ['womens-clothing', 'new-in', 'gifts', 'sale'],
  theme: {
    cardsPerRow: 3,
    hideBrand: true,
    imageRatio: 1.25,
    contentWidth: 1150,
    themeColour: '#F8E7E8',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'fr'],
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
      applepay: { displayName: 'Gorgeous' },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/gorgeous.ts',
  ),
};
