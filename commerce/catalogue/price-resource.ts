import * as v from 'valibot';
import type { Money } from '#commerce/pricing/money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { onlySite } from './product-resource.ts';

const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp('Choose a date.')));
const amount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,9}(?:[.]\d+)?$/, 'Write an amount such as 49.00.'),
  v.metadata({ control: 'amount' }),
);

const period = v.object({
  kind: v.pipe(
    v.picklist(['regular', 'sale']),
    v.title('Kind'),
    v.metadata({ labels: { regular: 'Regular price', sale: 'Sale' } }),
  ),
  amount: v.pipe(amount, v.title('Price')),
  was: v.pipe(
    v.nullable(amount),
    v.title('Crossed out'),
    v.description('In a sale the regular price when left out.'),
  ),
  from: v.pipe(moment, v.title('From'), v.description('Since ever when left out.')),
  until: v.pipe(moment, v.title('Until'), v.description('Until it is changed when left out.')),
});

export const pricesSchema = v.object({
  periods: v.pipe(
    v.array(period),
    v.maxLength(50, 'At most 50.'),
    v.title('Prices'),
    v.description(
      'A sale goes before the regular price while it lasts. Without any price it is not sold in this list.',
    ),
  ),
});

export type PricesBody = v.InferOutput<typeof pricesSchema>;

/** A row of the list of prices: one variant in one price list. */
export interface ListedPrice extends PricesBody {
  sku: string;
  priceList: string;
  product: string;
  /** Brand sites that sell the product; empty for all. */
  sites: string[];
  price: Money;
}

export const priceResource = defineResource<PricesBody & Partial<ListedPrice>>({
  name: 'prices',
  kind: 'prices',
  one: 'price',
  many: 'Prices',
  line: 'What each variant costs in each price list, now and later.',
  schema: pricesSchema,
  permissions: { read: 'products.read', write: 'products.write' },
  title: ({ sku, priceList }) => [sku, priceList].filter(Boolean).join(', '),
  list: {
    sort: 'sku',
    searchHint: 'SKU or product key',
    columns: [
      { name: 'sku', label: 'SKU', isSortable: true, detail: ({ product }) => product ?? null },
      { name: 'priceList', label: 'Price list' },
      { name: 'price', label: 'Price', format: 'money' },
      { name: 'planned', label: 'Periods', format: 'number', value: ({ periods }) => periods.length },
    ],
    filters: [
      {
        name: 'plan',
        label: 'Planned',
        options: { sale: 'On sale now', later: 'Changes later' },
      },
    ],
  },
  isRemovable: false,
  hasCsv: false,
  brandOf: onlySite,
  affectsShoppers: true,
});
