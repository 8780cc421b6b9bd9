import { COUNTRY_RULES } from '#commerce/customers/country-rules.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import type { OrderState } from './order-state.ts';

/** A row of the list of orders. */
export interface ListedOrder {
  number: string;
  placedAt: string;
  state: OrderState;
  payment: string;
  name: string;
  email: string;
  count: number;
  total: Money;
  brand: string;
  delivery: string;
  country: string;
}

/** Several states at once. */
export const STATE_GROUPS: Readonly<Record<string, readonly OrderState[]>> = {
  'to-ship': ['placed', 'packed', 'part-dispatched'],
};

export const orderResource = defineResource<ListedOrder>({
  name: 'orders',
  one: 'order',
  many: 'Orders',
  line: 'What customers bought, and where it is.',
  schema: null,
  permissions: { read: 'orders.read', write: 'orders.write' },
  title: ({ number }) => number,
  brandOf: ({ brand }) => brand,
  countryOf: ({ country }) => country,
  status: {
    of: ({ state }) => state,
    names: {
      'to-ship': 'To ship',
      'payment-pending': 'Waiting for payment',
      placed: 'Placed',
      packed: 'Packed',
      'part-dispatched': 'Part shipped',
      dispatched: 'Shipped',
      delivered: 'Delivered',
      'return-requested': 'Return announced',
      returned: 'Returned',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
    },
  },
  list: {
    sort: '-placedAt',
    searchHint: 'Number, email, name, postcode or SKU',
    columns: [
      { name: 'number', label: 'Number' },
      { name: 'placedAt', label: 'Placed', format: 'moment', isSortable: true },
      { name: 'name', label: 'Customer', detail: ({ email }) => email },
      { name: 'payment', label: 'Payment' },
      { name: 'count', label: 'Items', format: 'number' },
      { name: 'total', label: 'Total', format: 'money' },
      { name: 'brand', label: 'Brand' },
      { name: 'delivery', label: 'Delivery' },
      { name: 'country', label: 'Country', isHidden: true },
    ],
    filters: [
      { name: 'from', label: 'From', options: 'day' },
      { name: 'until', label: 'Until', options: 'day' },
      { name: 'brand', label: 'Brand', options: 'brands' },
      {
        name: 'payment',
        label: 'Payment',
        options: {
          pending: 'Pending',
          paid: 'Paid',
          'part-refunded': 'Part refunded',
          refunded: 'Refunded',
          due: 'Refund due',
          review: 'To check by hand',
        },
      },
      { name: 'returns', label: 'Returns', options: { requested: 'Announced', received: 'Received' } },
      {
        name: 'delivery',
        label: 'Delivery',
        options: {
          standard: 'Standard',
          'next-day': 'Next day',
          collect: 'Collection',
          international: 'International',
        },
      },
      {
        name: 'country',
        label: 'Country',
        options: Object.fromEntries(Object.keys(COUNTRY_RULES).map((code) => [code, code])),
      },
    ],
  },
  actions: [
    {
      name: 'ship',
      label: 'Ship everything open',
      isBulk: true,
      confirm: 'Every customer gets an email that the order is on its way.',
      isFor: ({ state }) => STATE_GROUPS['to-ship']?.includes(state) ?? false,
    },
    {
      name: 'deliver',
      label: 'Mark as delivered',
      isBulk: true,
      isFor: ({ state }) => state === 'dispatched',
    },
  ],
  documents: [
    { label: 'Packing slips', href: (ids) => documentsHref('slip', ids) },
    { label: 'Pick list', href: (ids) => documentsHref('pick', ids) },
  ],
});

/** The address of documents about some orders. */
export function documentsHref(kind: 'slip' | 'pick', numbers: readonly string[]): string {
  return `/staff/order-documents?${new URLSearchParams([['kind', kind], ...numbers.map((number) => ['number', number])])}`;
}
