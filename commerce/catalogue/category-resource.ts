import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { categoryRuleSchema } from './category-rule.ts';
import { CATEGORY_KINDS } from './import/category-line.ts';

const slug = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'Write lower-case letters, digits and dashes.'),
);
const text = v.pipe(v.string(), v.trim(), v.maxLength(5_000, 'At most 5,000 characters.'));

export const KIND_LABELS = {
  department: 'Department',
  category: 'Category',
  collection: 'Collection',
  occasion: 'Occasion',
  sale: 'Sale',
  'new-in': 'New in',
  brand: 'Brand',
} satisfies Record<(typeof CATEGORY_KINDS)[number], string>;

export const categorySchema = v.object({
  names: v.pipe(
    v.record(v.string(), text),
    v.check((names) => Boolean(names['en-GB']), 'Write the English name.'),
    v.title('Name'),
    v.metadata({ control: 'texts' }),
  ),
  slug: v.pipe(
    slug,
    v.title('Address'),
    v.description('The last part of its address. It cannot be changed later.'),
  ),
  parent: v.pipe(
    v.nullable(slug),
    v.title('Within'),
    v.description('Its place among the others is changed in the list.'),
    v.metadata({ control: 'category' }),
  ),
  type: v.pipe(
    v.picklist(CATEGORY_KINDS),
    v.title('Kind'),
    v.description('Departments and categories are in the menu.'),
    v.metadata({ labels: KIND_LABELS }),
  ),
  descriptions: v.pipe(
    v.record(v.string(), text),
    v.title('Description'),
    v.metadata({ control: 'long-texts' }),
  ),
  rule: v.optional(
    v.pipe(
      v.nullable(categoryRuleSchema),
      v.title('Automatic products'),
      v.description('Products that meet every condition are in it too.'),
    ),
    null,
  ),
  pinned: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not a product.'))),
    v.maxLength(50, 'At most 50.'),
    v.title('Pinned products'),
    v.description('They lead its list, in this order.'),
    v.metadata({ control: 'products-by-id' }),
  ),
});

export type CategoryBody = v.InferOutput<typeof categorySchema>;

/** How a row of the list stands in the tree, besides its record. */
export interface ListedCategory extends CategoryBody {
  order: number;
  depth: number;
  products: number;
}

export const moveInput = v.object({
  parent: v.nullable(slug),
  /** The category that it comes before; null for the last place. */
  before: v.nullable(slug),
});

export const categoryResource = defineResource<CategoryBody & Partial<ListedCategory>>({
  name: 'categories',
  kind: 'category',
  one: 'category',
  many: 'Categories',
  line: 'The tree that shoppers browse. Drag a category, or move it with Alt and the arrow keys.',
  schema: categorySchema as v.GenericSchema<unknown, CategoryBody>,
  permissions: { read: 'products.read', write: 'products.write' },
  title: ({ names, slug: own }) => names['en-GB'] ?? own,
  // One tree for every brand: an account of single brands reads it.
  brandOf: () => null,
  list: {
    sort: 'order',
    rows: 5_000,
    searchHint: 'Name or address',
    columns: [
      {
        name: 'name',
        label: 'Name',
        value: ({ names }) => names['en-GB'],
        detail: ({ slug: own }) => own,
      },
      { name: 'type', label: 'Kind', value: ({ type }) => KIND_LABELS[type] },
      { name: 'products', label: 'Products', format: 'number' },
      { name: 'order', label: 'Order', format: 'number', isSortable: true, isHidden: true },
    ],
    filters: [
      { name: 'type', label: 'Kind', options: KIND_LABELS },
      {
        name: 'filled',
        label: 'Filled',
        options: { rule: 'By a rule', hand: 'By hand' },
        matches: ({ rule }, value) => (value === 'rule') === (rule !== null),
      },
    ],
  },
  blank: () => ({
    names: {},
    slug: '',
    parent: null,
    type: 'category',
    descriptions: {},
    rule: null,
    pinned: [],
  }),
  idFor: (body) => body.slug,
  isRemovable: true,
  hasCsv: false,
  // Offered by the tree alone.
  actions: [{ name: 'move', label: 'Move', isFor: () => false, input: moveInput }],
  affectsShoppers: true,
});
