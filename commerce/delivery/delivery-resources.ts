import { DEFAULT_CURRENCY } from '#commerce/pricing/format-money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { countryCalendarSchema, deliveryMethodSchema, deliveryZoneSchema } from './delivery-records.ts';
import {
  type CountryCalendar,
  DEFAULT_CALENDAR,
  type DeliveryMethod,
  type DeliveryZone,
} from './delivery-table.ts';

const permissions = { read: 'settings.read', write: 'settings.write' } as const;

export const deliveryMethodResource = defineResource<DeliveryMethod>({
  name: 'delivery-methods',
  kind: 'delivery-method',
  one: 'delivery method',
  many: 'Delivery methods',
  line: 'What shoppers choose from, with prices, cut-offs and limits. Every promise and price in the shop comes from here.',
  schema: deliveryMethodSchema,
  permissions,
  title: ({ name }) => name,
  status: {
    of: ({ isActive }) => (isActive ? 'live' : 'off'),
    names: { live: 'Active', off: 'Off' },
  },
  list: {
    sort: 'position',
    searchHint: 'Name, code or zone',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: ({ code }) => code },
      { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
      { name: 'zones', label: 'Zones', format: 'list' },
      { name: 'currency', label: 'Currency', isSortable: true },
      { name: 'service', label: 'Service', isHidden: true },
      { name: 'days', label: 'Days', format: 'number', isSortable: true },
      { name: 'seller', label: 'Seller', isHidden: true },
      { name: 'position', label: 'Order', format: 'number', isSortable: true },
    ],
    filters: [
      { name: 'brand', label: 'Brand', options: 'brands' },
      {
        name: 'service',
        label: 'Service',
        options: { standard: 'Standard', 'next-day': 'Next day', express: 'Express' },
      },
    ],
  },
  blank: () => ({
    name: '',
    code: '',
    isActive: true,
    description: '',
    brand: null,
    zones: [],
    currency: DEFAULT_CURRENCY,
    service: 'standard',
    prices: [{ itemClass: null, fromValue: 0, fromWeight: 0, price: 0 }],
    freeAbove: null,
    days: 3,
    cutOff: null,
    saturdayCutOff: null,
    maxWeight: null,
    takesBulky: true,
    excludedClasses: [],
    excludedProducts: [],
    seller: null,
    position: 100,
  }),
  brandOf: ({ brand }) => brand,
  actions: [
    {
      name: 'activate',
      label: 'Switch on',
      isBulk: true,
      isFor: ({ isActive }) => !isActive,
      change: (body) => ({ ...body, isActive: true }),
    },
    {
      name: 'deactivate',
      label: 'Switch off',
      isBulk: true,
      isFor: ({ isActive }) => isActive,
      change: (body) => ({ ...body, isActive: false }),
    },
  ],
  isRemovable: true,
  affectsShoppers: true,
});

export const deliveryZoneResource = defineResource<DeliveryZone>({
  name: 'delivery-zones',
  kind: 'delivery-zone',
  one: 'delivery zone',
  many: 'Delivery zones',
  line: 'Countries and postcodes that delivery methods go to. A place is in one zone at most.',
  schema: deliveryZoneSchema,
  permissions,
  title: ({ name }) => name,
  // It holds for every brand.
  brandOf: () => null,
  list: {
    sort: 'name',
    searchHint: 'Name, country or postcode',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: ({ code }) => code },
      { name: 'countries', label: 'Countries', format: 'list' },
      { name: 'postcodes', label: 'Postcodes', format: 'list' },
    ],
  },
  blank: () => ({ name: '', code: '', countries: [], postcodes: [] }),
  idFor: ({ code }) => code,
  isRemovable: true,
  affectsShoppers: true,
});

export const deliveryCalendarResource = defineResource<CountryCalendar>({
  name: 'delivery-calendars',
  kind: 'delivery-calendar',
  one: 'delivery calendar',
  many: 'Delivery days',
  line: 'Delivery days, holidays and time zone of a country. Countries without a line here have Monday to Saturday and their public holidays.',
  schema: countryCalendarSchema,
  permissions,
  title: ({ country }) => country,
  // It holds for every brand.
  brandOf: () => null,
  list: {
    sort: 'country',
    searchHint: 'Country',
    columns: [
      { name: 'country', label: 'Country', isSortable: true },
      { name: 'timeZone', label: 'Time zone' },
      { name: 'week', label: 'Delivery days' },
      { name: 'hasPublicHolidays', label: 'Closed on public holidays', format: 'flag' },
      { name: 'closedDays', label: 'Further closed days', format: 'list' },
    ],
  },
  blank: () => ({ country: '', ...DEFAULT_CALENDAR }),
  idFor: ({ country }) => country,
  isRemovable: true,
  affectsShoppers: true,
});

export const DELIVERY_RESOURCES = [deliveryMethodResource, deliveryZoneResource, deliveryCalendarResource];
