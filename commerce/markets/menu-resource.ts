import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { brandRecordSchema } from './brand-record.ts';

const menuSchema = v.object({ menu: brandRecordSchema.entries.menu });

/** The menu of a brand site: a part of the brand's record that people without access to settings may change. */
export const menuResource = defineResource<
  v.InferOutput<typeof menuSchema> & { slug?: string; name?: string }
>({
  name: 'brand-menus',
  kind: 'brand-menu',
  one: 'menu order',
  many: 'Order of menus',
  line: 'Departments in the menu of each brand site, in their order.',
  schema: menuSchema,
  permissions: { read: 'content.read', write: 'products.write' },
  title: ({ name, slug }) => name ?? slug ?? 'Menu',
  list: {
    sort: 'name',
    columns: [
      { name: 'name', label: 'Brand', isSortable: true },
      { name: 'menu', label: 'Menu', format: 'list' },
    ],
  },
  brandOf: ({ slug }) => slug ?? null,
  isRemovable: false,
  hasCsv: false,
  affectsShoppers: true,
});
