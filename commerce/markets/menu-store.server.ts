import { kindOf } from '#commerce/resources/define-resource.ts';
import { lockRecord, noteChange } from '#commerce/resources/record-history.server.ts';
import { listedStore, type OpenStore } from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { listBrands, openBrands } from './brand-records.server.ts';
import { brandResource } from './brand-resource.ts';

/** Menus are stored in the brands' records; the history of the brand has the change too, so that no editor overwrites it. */
export function openMenus(ofFiles: readonly BrandConfig[]): OpenStore {
  return (db, resource) =>
    listedStore(db, resource, {
      async all() {
        const brands = await listBrands(db, ofFiles);
        return brands.map(({ id, body: { slug, name, menu } }) => ({ id, body: { slug, name, menu } }));
      },

      async save(id, { menu }, actor) {
        const kind = kindOf(brandResource);
        await lockRecord(db, kind, id);
        const brands = openBrands(ofFiles)(db, brandResource);
        const stored = await brands.read(id);
        if (!stored) return { menu: 'This brand does not exist any more.' };
        const body = { ...stored.body, menu };
        const errors = await brands.save(id, body, actor);
        if (!errors) await noteChange(db, { kind, id, action: 'changed', body, author: actor.email });
        return errors;
      },
    });
}
