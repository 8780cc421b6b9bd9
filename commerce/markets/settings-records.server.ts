import * as v from 'valibot';
import {
  listedStore,
  type OpenStore,
  readRecords,
  recordTableStore,
} from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { withBrandRecords } from '#config/brands/brand-from-record.ts';
import { applyMerchantSettings, toMerchantSettings } from '#config/brands/merchant-settings.ts';
import { BadSetting } from '#config/site-settings.ts';
import { BRANDS_TAG } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { readBrandRecords } from './brand-records.server.ts';
import type { MerchantSettings } from './merchant-settings.ts';
import { settingsResource } from './settings-resource.ts';

/** What staff changed, by the short name of the brand. */
export async function readSettingsRecords(
  db: Pick<Db, 'execute'>,
): Promise<ReadonlyMap<string, MerchantSettings>> {
  const records = await readRecords(db, settingsResource, v.record(v.string(), v.unknown()));
  return new Map(records.map(({ id, body }) => [id, { ...body, brand: id }]));
}

/** A brand with its settings; settings that are not valid any more are left out. */
export function withMerchantSettings(
  brand: BrandConfig,
  changed: ReadonlyMap<string, MerchantSettings>,
): BrandConfig {
  const record = changed.get(brand.slug);
  return record ? { ...brand, settings: applyMerchantSettings(brand.settings, record) } : brand;
}

/** Every brand has its settings; those that nobody changed are as the files say. */
export function openSettings(ofFiles: readonly BrandConfig[]): OpenStore {
  return (db, resource) => {
    async function readBrands(): Promise<BrandConfig[]> {
      return withBrandRecords(ofFiles, await readBrandRecords(db));
    }
    const table = recordTableStore(db, resource, BRANDS_TAG);
    return listedStore(db, resource, {
      async all() {
        const [brands, changed] = await Promise.all([readBrands(), readSettingsRecords(db)]);
        return brands.map((brand) => ({
          id: brand.slug,
          body: toMerchantSettings(brand.slug, withMerchantSettings(brand, changed).settings),
        }));
      },

      async save(id, body, actor) {
        const brand = (await readBrands()).find(({ slug }) => slug === id);
        if (!brand) return { brand: 'This brand does not exist any more.' };
        const record = { ...body, brand: id };
        try {
          applyMerchantSettings(brand.settings, record);
        } catch (error) {
          if (!(error instanceof BadSetting)) throw error;
          return { brand: error.message };
        }
        return table.save(id, record, actor);
      },

      remove: table.remove,
    });
  };
}
