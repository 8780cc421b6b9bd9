import { brandsIn } from '#config/brands/all.ts';
import type { Environment } from '#config/environment.ts';
import type { ShopDefaults } from './import/product-defaults.ts';

/** What catalogue files of this shop may leave out. */
export function shopDefaults(environment: Environment): ShopDefaults {
  const brands = brandsIn(environment);
  const first = brands[environment.DEFAULT_BRAND] ?? Object.values(brands)[0]!;
  return {
    currency: first.currency,
    country: first.country,
    currencies: [...new Set(Object.values(brands).map(({ currency }) => currency))],
  };
}
