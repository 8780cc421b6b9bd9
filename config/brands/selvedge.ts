import { makeSettings } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';

/** The brand site that a new shop starts with: change its name, tagline, countries and currency to your own. */
export const selvedge: BrandConfig = {
  slug: 'selvedge',
  name: 'Selvedge',
  tagline: 'Everything we sell, in one place.',
  taglines: {
    fr: 'Tout ce que nous vendons, en un seul endroit.',
    nl: 'Alles wat we verkopen, op één plek.',
    sv: 'Allt vi säljer, på ett ställe.',
  },
  menu: [],
  theme: {
    cardsPerRow: 5,
    hideBrand: false,
    imageRatio: 1.5,
    contentWidth: 1440,
    themeColour: '#FAF8F4',
  },
  locale: 'en-GB',
  locales: ['en-GB', 'fr', 'nl', 'sv'],
  currency: 'GBP',
  priceList: 'GBP',
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
  settings: makeSettings({}, 'config/brands/selvedge.ts'),
};
