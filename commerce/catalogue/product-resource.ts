import * as v from 'valibot';
import type { Money } from '#commerce/pricing/money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { type ProductLine, productLine } from './import/product-line.ts';

/** A row of the list of products. */
export interface ListedProduct
  extends Pick<ProductLine, 'key' | 'name' | 'brand' | 'isOnSale' | 'saleStarts' | 'saleEnds'> {
  picture: string | null;
  category: string;
  price: Money | null;
  stock: number;
  changedAt: string;
}

type Body = ListedProduct & ProductLine;

/** What shoppers see of it. What waits for its start is meant to be sold. */
function stateOf({
  isOnSale,
  saleStarts,
  saleEnds,
}: Pick<ProductLine, 'isOnSale' | 'saleStarts' | 'saleEnds'>) {
  if (isOnSale === false) return saleEnds ? 'ended' : 'hidden';
  return saleStarts ? 'scheduled' : 'live';
}

/** An account of one brand changes what only its site sells. */
export function onlySite({ sites }: { sites?: readonly string[] | null }): string | null {
  return sites?.length === 1 ? (sites[0] ?? null) : null;
}

const percent = v.pipe(
  v.number(),
  v.minValue(1, 'Write 1 to 90.'),
  v.maxValue(90, 'Write 1 to 90.'),
  v.title('Per cent off'),
  v.description('Of the price before any reduction, which is shown crossed out.'),
);

const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp('Choose a date.')));

export const reduceInput = v.pipe(
  v.object({
    percent,
    from: v.pipe(moment, v.title('From'), v.description('At once when left out.')),
    until: v.pipe(moment, v.title('Until'), v.description('Until it is ended when left out.')),
  }),
  v.forward(
    v.check(({ from, until }) => until === null || from === null || until > from, 'Must be after the start.'),
    ['until'],
  ),
);

/** Products, as the lines of the import format: what staff edit and what files hold is one thing. */
export const productResource = defineResource<Body>({
  name: 'products',
  kind: 'product',
  one: 'product',
  many: 'Products',
  line: 'What the shop sells: texts, pictures, variants, prices, categories and when it is on sale.',
  schema: productLine as v.GenericSchema<unknown, ProductLine> as v.GenericSchema<unknown, Body>,
  permissions: { read: 'products.read', write: 'products.write' },
  title: ({ name }) => name,
  status: {
    of: stateOf,
    names: { live: 'On sale', scheduled: 'Scheduled', ended: 'Ended', hidden: 'Hidden' },
  },
  list: {
    sort: '-changedAt',
    searchHint: 'Name, key, SKU or barcode',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: ({ key }) => key },
      { name: 'picture', label: 'Picture', format: 'picture' },
      { name: 'brand', label: 'Brand' },
      { name: 'category', label: 'Category' },
      { name: 'price', label: 'Price', format: 'money' },
      { name: 'stock', label: 'Stock', format: 'number' },
    ],
    filters: [
      { name: 'maker', label: 'Brand', options: 'makers' },
      { name: 'category', label: 'Category', options: 'categories' },
      {
        name: 'stock',
        label: 'Stock',
        options: { some: 'In stock', low: 'Fewer than 10', none: 'Sold out' },
      },
      {
        name: 'unsold',
        label: 'Not sold because',
        options: {
          hidden: 'It is hidden',
          'not-started': 'Its sale has not begun',
          ended: 'Its sale has ended',
          'no-category': 'It is in no category',
          'no-stock': 'It has no stock',
          'no-price': 'It has no price',
          'other-site': 'Some sites do not sell it',
        },
      },
    ],
  },
  blank: () =>
    ({
      key: '',
      name: '',
      brand: '',
      type: 'clothing',
      category: '',
      isOnSale: false,
      colours: [{ colour: 'one-colour', label: 'One colour', pictures: [] }],
      variants: [],
    }) as never,
  idFor: ({ key }) => key,
  isRemovable: false,
  // Files of products have their own page, in three formats.
  hasCsv: false,
  actions: [
    {
      name: 'show',
      label: 'Put on sale',
      isBulk: true,
      isFor: (body) => stateOf(body) !== 'live',
      change: ({ isOnSale: _is, saleStarts: _starts, saleEnds: _ends, ...body }) => body as Body,
    },
    {
      name: 'hide',
      label: 'Take off sale',
      isBulk: true,
      isFor: ({ isOnSale }) => isOnSale !== false,
      change: ({ saleStarts: _starts, saleEnds: _ends, ...body }) => ({ ...body, isOnSale: false }),
    },
    { name: 'reduce', label: 'Reduce prices', isBulk: true, input: reduceInput },
    {
      name: 'end-reduction',
      label: 'End the reduction',
      isBulk: true,
      confirm: 'Sales that run or are planned end, in every price list.',
    },
  ],
  brandOf: onlySite,
  affectsShoppers: true,
});
