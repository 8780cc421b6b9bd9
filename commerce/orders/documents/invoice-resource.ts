import type { Money } from '#commerce/pricing/money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';

export interface ListedInvoice {
  number: string;
  kind: string;
  seller: string;
  order: string;
  brand: string;
  /** Where the order goes. */
  country: string;
  issuedAt: string;
  taxable: Money;
  tax: Money;
  total: Money;
}

/** For accounting: every document with its tax, and all of a month as CSV. */
export const invoiceResource = defineResource<ListedInvoice>({
  name: 'invoices',
  one: 'document',
  many: 'Invoices and credit notes',
  line: 'Numbered without gaps for each company. Amounts of credit notes are negative.',
  schema: null,
  permissions: { read: 'reports.read', write: 'settings.write' },
  title: ({ number }) => number,
  brandOf: ({ brand }) => brand,
  countryOf: ({ country }) => country,
  href: (id) => `/staff/invoice/${id}`,
  list: {
    sort: '-issuedAt',
    searchHint: 'Number of the order',
    columns: [
      { name: 'number', label: 'Number' },
      { name: 'issuedAt', label: 'Issued', format: 'moment', isSortable: true },
      { name: 'order', label: 'Order' },
      { name: 'taxable', label: 'Net', format: 'money' },
      { name: 'tax', label: 'Tax', format: 'money' },
      { name: 'total', label: 'Total', format: 'money' },
      { name: 'seller', label: 'Company', isHidden: true },
      { name: 'brand', label: 'Brand', isHidden: true },
    ],
    filters: [
      { name: 'from', label: 'From', options: 'day' },
      { name: 'until', label: 'Until', options: 'day' },
      { name: 'brand', label: 'Brand', options: 'brands' },
      { name: 'kind', label: 'Kind', options: { invoice: 'Invoices', 'credit-note': 'Credit notes' } },
    ],
  },
});
