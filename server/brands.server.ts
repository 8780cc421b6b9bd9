import { deliverableCountries } from '#commerce/delivery/delivery-options.ts';
import { readDeliveryTable } from '#commerce/delivery/delivery-store.server.ts';
import type { DeliveryTable } from '#commerce/delivery/delivery-table.ts';
import { readBrandRecords } from '#commerce/markets/brand-records.server.ts';
import { readMarketRecords } from '#commerce/markets/market-records.server.ts';
import { readSettingsRecords, withMerchantSettings } from '#commerce/markets/settings-records.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { withBrandRecords } from '#config/brands/brand-from-record.ts';
import { type BrandRegistry, createBrandRegistry } from '#config/brands/registry.ts';
import { shopBrands } from '#config/brands/shop-brands.ts';
import type { Environment } from '#config/environment.ts';
import { BRANDS_TAG, type ChangeFeed } from './db/changes.server.ts';
import type { Database } from './db/database.server.ts';
import type { DemoStore } from './demo.server.ts';

/** The brands of files: those of the demo where there is one, and those of the shop. */
export function brandsOfFiles(demo: Pick<DemoStore, 'brands'> | null): BrandConfig[] {
  const ofDemo = demo?.brands ?? [];
  const slugs = new Set(ofDemo.map(({ slug }) => slug));
  return [...ofDemo, ...shopBrands.filter(({ slug }) => !slugs.has(slug))];
}

/** A brand with the delivery table; it sells to those of its countries that something can be delivered to. */
export function withDelivery(brand: BrandConfig, delivery: DeliveryTable): BrandConfig {
  const { settings, slug } = brand;
  const shippingCountries = deliverableCountries(delivery, settings.shippingCountries, slug);
  return { ...brand, delivery, settings: { ...settings, shippingCountries } };
}

interface BrandParts {
  environment: Environment;
  demo: Pick<DemoStore, 'brands'> | null;
  database: Database;
  changes: ChangeFeed;
}

/** The brands of files with what staff changed, their settings and the delivery table. Every process follows later changes. */
export async function createBrands({
  environment,
  demo,
  database,
  changes,
}: BrandParts): Promise<BrandRegistry> {
  const ofFiles = brandsOfFiles(demo);
  const read = async (): Promise<BrandConfig[]> => {
    const [records, changed, delivery] = await Promise.all([
      readBrandRecords(database.db),
      readSettingsRecords(database.db),
      readDeliveryTable(database.db),
    ]);
    return withBrandRecords(ofFiles, records).map((brand) =>
      withDelivery(withMerchantSettings(brand, changed), delivery),
    );
  };
  const markets = () => readMarketRecords(database.db);
  const registry = createBrandRegistry(await read(), environment, await markets());
  changes.subscribe(async (tags) => {
    if (tags.includes(BRANDS_TAG)) registry.update(await read(), await markets());
  });
  return registry;
}
