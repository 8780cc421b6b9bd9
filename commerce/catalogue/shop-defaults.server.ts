import type { BrandRegistry } from '#config/brands/registry.ts';
import type { ShopDefaults } from './import/product-defaults.ts';

/** Values that catalogue files of this shop may leave out. */
export function shopDefaults(brands: Pick<BrandRegistry, 'sites' | 'default'>): ShopDefaults {
  const { currency, country } = brands.default;
  return {
    currency,
    country,
    // Staff may open a market while the shop runs.
    get currencies() {
      return [...new Set(brands.sites.map((site) => site.currency))];
    },
  };
}
