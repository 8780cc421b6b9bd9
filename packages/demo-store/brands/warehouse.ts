import type { BrandConfig } from '../../../config/brands/brand.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

export const warehouse: BrandConfig = {
  slug: 'warehouse',
  name: 'Warehouse',
  tagline: 'City clothes. Nothing spare.',
  taglines: {
    sv: 'Stadskläder. Inget överflöd.',
  },
  menu: ['new-in', 'womens-clothing', 'sale'],
  theme: {
    cardsPerRow: 5,
    hideBrand: true,
    imageRatio: 1.5,
    contentWidth: 2000,
    themeColour: '#FFFFFF',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'sv'],
  currency: 'GBP',
  priceList: 'GBP',
  country: 'GB',
  features: {
    reviews: true,
    chatbot: false,
    wishlist: true,
    applePay: true,
    rewards: false,
    premier: false,
    discovery: false,
  },
  settings: makeSettings(
    {
      applepay: { displayName: 'Warehouse' },
      routes: { listContexts: { gb: 'en-GB', se: 'sv' } },
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/warehouse.ts',
  ),
};
