import { defineResource } from '#commerce/resources/define-resource.ts';
import { type BrandRecord, brandRecordSchema } from './brand-record.ts';

export const brandResource = defineResource<BrandRecord>({
  name: 'brands',
  kind: 'brand',
  one: 'brand',
  many: 'Brands',
  line: 'Brand sites: hosts, look, menu, languages, countries, tax and returns.',
  schema: brandRecordSchema,
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ name }) => name,
  status: {
    of: ({ isPublished }) => (isPublished ? 'open' : 'draft'),
    names: { open: 'Open', draft: 'Draft' },
  },
  list: {
    sort: 'name',
    searchHint: 'Name or host',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: ({ tagline }) => tagline },
      { name: 'slug', label: 'Short name', isSortable: true },
      { name: 'domains', label: 'Hosts', format: 'list' },
      { name: 'languages', label: 'Languages', format: 'list' },
      { name: 'shippingCountries', label: 'Delivers to', format: 'list', isHidden: true },
      { name: 'look', label: 'Look', isHidden: true },
    ],
  },
  hasCsv: false,
  brandOf: ({ slug }) => slug,
  actions: [
    { name: 'copy', label: 'Copy' },
    {
      name: 'open',
      label: 'Open the site',
      isFor: ({ isPublished }) => !isPublished,
      change: (body) => ({ ...body, isPublished: true }),
    },
    {
      name: 'close',
      label: 'Close the site',
      isFor: ({ isPublished }) => isPublished,
      confirm: 'Shoppers will not find this site any more until it is opened again.',
      change: (body) => ({ ...body, isPublished: false }),
    },
  ],
  isRemovable: true,
});
