import { defineResource } from '#commerce/resources/define-resource.ts';
import { STANDARD_TAX_CLASS, type TaxRate, taxRateSchema } from './tax-rate.ts';

export const taxRateResource = defineResource<TaxRate>({
  name: 'tax-rates',
  kind: 'tax-rate',
  one: 'tax rate',
  many: 'Tax rates',
  line: 'Rates by country, region and tax class. Orders keep the rates they were placed with.',
  schema: taxRateSchema,
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ country, region, taxClass }) => [country, region, taxClass].filter(Boolean).join(' '),
  // It holds for every brand.
  brandOf: () => null,
  status: {
    of: ({ validFrom, validTo }, today) =>
      validTo !== null && validTo < today ? 'over' : validFrom > today ? 'scheduled' : 'valid',
    names: { valid: 'Valid', scheduled: 'Scheduled', over: 'Over' },
  },
  list: {
    sort: 'country',
    searchHint: 'Country, class or name',
    columns: [
      { name: 'country', label: 'Country', isSortable: true },
      { name: 'region', label: 'Region', isHidden: true },
      { name: 'taxClass', label: 'Tax class', isSortable: true },
      { name: 'name', label: 'Name' },
      {
        name: 'basisPoints',
        label: 'Rate',
        isSortable: true,
        value: ({ basisPoints }) => `${basisPoints / 100} %`,
      },
      { name: 'validFrom', label: 'First day', format: 'day', isSortable: true },
      { name: 'validTo', label: 'Last day', format: 'day' },
    ],
  },
  blank: (today) => ({
    country: '',
    region: null,
    taxClass: STANDARD_TAX_CLASS,
    name: 'VAT',
    basisPoints: 2000,
    validFrom: today,
    validTo: null,
  }),
  isRemovable: true,
});
