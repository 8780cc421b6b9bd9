import { defineResource } from '#commerce/resources/define-resource.ts';
import { type MarketRecord, marketRecordSchema } from './market-record.ts';

export const marketResource = defineResource<MarketRecord>({
  name: 'markets',
  kind: 'market',
  one: 'market',
  many: 'Markets',
  line: 'Where a brand sells: countries, currency, price list, tax, languages and address.',
  schema: marketRecordSchema,
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ name }) => name,
  status: {
    of: ({ isOpen }) => (isOpen ? 'open' : 'closed'),
    names: { open: 'Open', closed: 'Closed' },
  },
  list: {
    sort: 'name',
    searchHint: 'Name, country or currency',
    columns: [
      { name: 'name', label: 'Name', isSortable: true },
      { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
      { name: 'countries', label: 'Countries', format: 'list' },
      { name: 'currency', label: 'Currency', isSortable: true },
      { name: 'languages', label: 'Languages', format: 'list' },
      { name: 'address', label: 'Address', value: ({ host, pathPrefix }) => host ?? `/${pathPrefix ?? ''}` },
      { name: 'priceList', label: 'Price list', isHidden: true },
    ],
    filters: [{ name: 'brand', label: 'Brand', options: 'brands' }],
  },
  blank: () => ({
    name: '',
    code: '',
    brand: '',
    isOpen: false,
    countries: [],
    currency: '',
    priceList: null,
    taxTreatment: 'inclusive',
    showsLowestPrice: true,
    languages: [],
    pathPrefix: null,
    host: null,
    returnDays: null,
  }),
  idFor: ({ code }) => code,
  hasCsv: true,
  brandOf: ({ brand }) => brand,
  // Within a brand no other market has it.
  countryOf: ({ countries }) => countries[0] ?? null,
  isRemovable: true,
  affectsShoppers: true,
});
