import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { onlySite } from './product-resource.ts';

export const STOCK_REASONS = {
  delivery: 'Delivery',
  count: 'Count',
  damage: 'Damaged',
  loss: 'Lost or stolen',
  return: 'Returned',
  transfer: 'Moved to another place',
  other: 'Other',
} as const;

export type StockReason = keyof typeof STOCK_REASONS;

/** A row of the list of stock: one variant. */
export interface ListedStock {
  sku: string;
  product: string;
  productKey: string;
  colour: string;
  size: string;
  quantity: number;
  changedAt: string;
  /** Brand sites that sell the product; empty for all. */
  sites: string[];
}

const MOST = 1_000_000;
const reason = v.pipe(
  v.picklist(Object.keys(STOCK_REASONS) as StockReason[]),
  v.title('Reason'),
  v.metadata({ labels: STOCK_REASONS }),
);
const note = v.pipe(v.string(), v.trim(), v.maxLength(300, 'At most 300 characters.'), v.title('Note'));

export const adjustInput = v.object({
  change: v.pipe(
    v.number('Write a number.'),
    v.integer('Must be a whole number.'),
    v.check((value) => value !== 0 && Math.abs(value) <= MOST, 'Write how many more or fewer.'),
    v.title('How many more or fewer'),
    v.description('-2 takes two away.'),
  ),
  reason,
  note: v.optional(note, ''),
});

export const countInput = v.object({
  quantity: v.pipe(
    v.number('Write a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(0),
    v.maxValue(MOST),
    v.title('How many there are'),
  ),
  note: v.optional(note, ''),
});

export const stockResource = defineResource<ListedStock>({
  name: 'stock',
  one: 'stock',
  many: 'Stock',
  line: 'How many of each variant there are, and why that was corrected.',
  schema: null,
  permissions: { read: 'products.read', write: 'stock.write' },
  title: ({ sku }) => sku,
  brandOf: onlySite,
  list: {
    sort: 'quantity',
    searchHint: 'SKU, barcode or product key',
    columns: [
      { name: 'sku', label: 'SKU' },
      { name: 'product', label: 'Product', detail: ({ productKey }) => productKey },
      { name: 'colour', label: 'Colour' },
      { name: 'size', label: 'Size' },
      { name: 'quantity', label: 'Stock', format: 'number', isSortable: true },
      { name: 'changedAt', label: 'Changed', format: 'moment' },
    ],
    filters: [
      {
        name: 'level',
        label: 'Stock',
        options: { none: 'Sold out', low: 'Fewer than 10', some: 'In stock' },
      },
    ],
  },
  actions: [
    { name: 'adjust', label: 'Adjust', input: adjustInput },
    { name: 'count', label: 'Enter a count', input: countInput },
  ],
});

/** A row of the log of corrections. */
export interface ListedAdjustment {
  at: string;
  sku: string;
  productKey: string;
  change: number;
  quantity: number;
  reason: StockReason;
  note: string;
  who: string;
  /** Of the product, as long as there is one. */
  sites: string[] | null;
}

export const stockAdjustmentResource = defineResource<ListedAdjustment>({
  name: 'stock-adjustments',
  one: 'stock adjustment',
  many: 'Stock adjustments',
  line: 'Every correction of stock, with its reason and who made it.',
  schema: null,
  permissions: { read: 'products.read', write: 'stock.write' },
  title: ({ sku }) => sku,
  brandOf: onlySite,
  list: {
    sort: '-at',
    searchHint: 'SKU or product key',
    columns: [
      { name: 'sku', label: 'SKU', detail: ({ productKey }) => productKey },
      { name: 'change', label: 'Change', format: 'number' },
      { name: 'quantity', label: 'Stock after it', format: 'number' },
      { name: 'reason', label: 'Reason', value: (body) => STOCK_REASONS[body.reason] },
      { name: 'note', label: 'Note', format: 'excerpt' },
      { name: 'who', label: 'Who' },
      { name: 'at', label: 'When', format: 'moment', isSortable: true },
    ],
    filters: [{ name: 'reason', label: 'Reason', options: STOCK_REASONS }],
  },
  href: (_id, { sku }) => `/staff/stock/${encodeURIComponent(sku)}`,
});
