import type { BrandRegistry } from '#config/brands/registry.ts';
import type { ShopDefaults } from './import/product-defaults.ts';

/** Values that catalogue files of this shop may leave out. */
export function shopDefaults(brands: Pick<BrandRegistry, 'all' | 'default'>): ShopDefaults {
  const { currency, country } = brands.default;
  return { currency, country, currencies: [...new Set(brands.all.map((brand) => brand.currency))] };
}
