import { kindOf } from '#commerce/resources/define-resource.ts';
import { lockRecord, noteChange } from '#commerce/resources/record-history.server.ts';
import { listedStore, type OpenStore } from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { BrandRecord } from './brand-record.ts';
import { openBrands } from './brand-records.server.ts';
import { brandResource } from './brand-resource.ts';

/** Menus are stored in the brands' records; the history of the brand has the change too, so that no editor overwrites it. */
export function openMenus(ofFiles: readonly BrandConfig[]): OpenStore {
  return (db, resource) => {
    const brands = openBrands(ofFiles)(db, brandResource);
    const readAll = async () => {
      const { rows } = await brands.list({
        text: '',
        filters: {},
        sort: { column: 'name', isDescending: false },
        cursor: null,
        limit: 1_000,
        brands: null,
        today: '',
      });
      return rows.filter(({ isRemoved }) => !isRemoved);
    };
    return listedStore(db, resource, {
      async all() {
        return (await readAll()).map(({ id, body }) => {
          const { slug, name, menu } = body as unknown as BrandRecord;
          return { id, body: { slug, name, menu } };
        });
      },

      async save(id, { menu }, actor) {
        const kind = kindOf(brandResource);
        await lockRecord(db, kind, id);
        const stored = await brands.read(id);
        if (!stored) return { menu: 'This brand does not exist any more.' };
        const body = { ...stored.body, menu };
        const errors = (await brands.save?.(id, body, actor)) ?? null;
        if (!errors) await noteChange(db, { kind, id, action: 'changed', body, author: actor.email });
        return errors;
      },
    });
  };
}
