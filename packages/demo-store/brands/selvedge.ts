import type { BrandConfig } from '../../../config/brands/brand.ts';
import { selvedge as defaultBrand } from '../../../config/brands/selvedge.ts';
import { makeSettings } from '../../../config/site-settings.ts';
import { payLater } from './pay-later.ts';

/** The default brand as the department store of the demo. */
export const selvedge: BrandConfig = {
  ...defaultBrand,
  tagline: 'Fashion, beauty and home, finished properly.',
  taglines: {
    fr: 'Mode, beauté et maison, soignées jusqu’au bout.',
    nl: 'Mode, beauty en wonen, tot in de puntjes verzorgd.',
    sv: 'Mode, skönhet och hem, väl utfört.',
  },
  promise: {
    'en-GB': 'Over twenty brands, one basket',
    fr: 'Plus de vingt marques, un seul panier',
    nl: 'Ruim twintig merken, één winkelmand',
    sv: 'Över tjugo märken, en varukorg',
  },
  menu: ['new-in', 'womens-clothing', 'mens', 'kids', 'beauty', 'home', 'gifts', 'sale'],
  settings: makeSettings(
    {
      shippingCountries: ['GB', 'IE', 'FR', 'NL', 'SE', 'DE', 'US'],
      paymentBanners: { providers: payLater },
    },
    'packages/demo-store/brands/selvedge.ts',
  ),
};
