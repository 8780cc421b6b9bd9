import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NO_OPTIONS } from '#app/admin/content/record-fields/record-options.ts';
import { ResourceEditor } from '#app/admin/resource/resource-editor.tsx';
import { ResourceList } from '#app/admin/resource/resource-list.tsx';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import type { ProductExtra } from '#commerce/catalogue/product-store.server.ts';
import { type ListPage, parseListQuery } from '#commerce/resources/list-query.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { findResource } from '#commerce/staff/resource-table.ts';
import { toSerialised } from '../content/serialised.ts';

const TODAY = '2026-11-16';
const brands = [{ slug: 'coast', name: 'Coast', locale: 'en-GB', locales: ['en-GB', 'fr'] }];

function render(address: string, locale: string, page: () => React.ReactNode): string {
  const site = { locale, brand: { slug: 'coast', locale: 'en-GB' } };
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => <ServerTexts locale={locale}>{page()}</ServerTexts> },
  ]);
  const html = renderToStaticMarkup(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: site } }} />,
  );
  return html.replaceAll('<!-- -->', '');
}

const extra: ProductExtra = {
  slug: 'linen-shirt',
  stock: { 'SHIRT-1-S': 3 },
  sites: [
    { name: 'Coast', reasons: ['no-stock'] },
    { name: 'Coast, France', reasons: ['no-stock', 'no-price'] },
  ],
  automaticCategories: ['wool'],
  rating: { average: 0, count: 0 },
};
const record: OpenRecord = {
  id: 'SHIRT-1',
  body: {
    key: 'SHIRT-1',
    name: 'Linen Shirt',
    brand: 'Maine',
    type: 'clothing',
    category: 'shirts',
    colours: [{ colour: 'navy', pictures: [{ src: '/media/own/1', alt: 'Front', focus: '30% 20%' }] }],
    variants: [
      { sku: 'SHIRT-1-S', size: 'S', price: '49.00' },
      { sku: 'SHIRT-1-M', size: 'M', price: '49.00', quantity: 4 },
    ],
    attributes: { 'any.key': ['One', 'Two'] },
    texts: { fr: { name: 'Chemise en lin' } },
  },
  isRemoved: false,
  extra,
  revision: 1,
  history: [],
};
const categories = [
  { slug: 'shirts', name: 'Men › Shirts' },
  { slug: 'wool', name: 'Wool' },
];

const page = (opened: OpenRecord | null, locale = 'en-GB') =>
  render(`/staff/products/${opened?.id ?? 'new'}`, locale, () => (
    <ResourceEditor
      name="products"
      opened={opened && toSerialised(opened)}
      options={{ ...NO_OPTIONS, brands, categories, makers: ['Maine'] }}
      today={TODAY}
      canWrite
      actions={['show', 'hide', 'reduce']}
      isSearchElsewhere={false}
    />
  ));

describe('[OPS-14] the page of a product', () => {
  it('edits texts, pictures, variants, categories, attributes and sale', () => {
    const html = page(record);
    for (const part of [
      'Texts',
      'Colours and pictures',
      'Variants',
      'Categories',
      'Attributes',
      'Sale and visibility',
    ])
      expect(html).toContain(`>${part}</h2>`);
    for (const value of ['Linen Shirt', 'Chemise en lin', '49.00', 'One, Two', 'SHIRT-1-M'])
      expect(html).toContain(`value="${value}"`);
    expect(html).toContain('alt="Front"');
    expect(html).toContain('object-position:30% 20%');
    // Stock of a stored variant is adjusted apart; a new one brings its first quantity.
    expect(html).toContain('href="/staff/stock/SHIRT-1-S"');
    expect(html).toContain('aria-label="Stock of SHIRT-1-S: 3. Adjust it"');
    expect(html).toContain('value="4"');
    expect(html).toContain('By rule also in: Wool');
  });

  it('says why it is not sold, once where that holds everywhere, and leads to the preview', () => {
    const html = page(record);
    expect(html).toContain('Why is it not sold?');
    expect(html).toContain('No variant is in stock.');
    expect(html).not.toContain('It has no price');
    expect(html).toContain('href="/staff/product-preview/SHIRT-1"');
    const sold = { ...extra, sites: [{ name: 'Coast', reasons: [] }, ...extra.sites] };
    const partly = page({ ...record, extra: sold }, 'fr');
    expect(partly).toContain('Vendu sur 1 sites sur 3');
    expect(partly).toContain('Il n’a pas de prix dans la devise de ce site.');
  });

  it('begins empty, hidden, and without a file', () => {
    const html = page(null);
    expect(html).toContain('New product');
    expect(html).toContain('type="file"');
    expect(html).not.toContain('Why is it not sold?');
  });
});

describe('[OPS-15] the list of categories', () => {
  const body = (slug: string, parent: string | null, depth: number) => ({
    ...findResource('categories')!.blank!(TODAY),
    slug,
    parent,
    names: { 'en-GB': slug },
    depth,
    order: depth,
    products: 2,
  });
  const rows: ListPage = {
    rows: [
      { id: 'men', body: body('men', null, 0) },
      { id: 'shirts', body: body('shirts', 'men', 1) },
    ],
    next: null,
    previous: null,
    total: 2,
  };
  const list = (query: string, canWrite: boolean) => {
    const resource = findResource('categories')!;
    const props = {
      name: 'categories',
      page: toSerialised(rows),
      query: parseListQuery(resource, new URLSearchParams(query), {
        today: TODAY,
        timeZone: 'UTC',
        brands: null,
      }),
      views: [],
      brands,
      choices: null,
      today: TODAY,
      canWrite,
      actions: [],
    };
    return render(`/staff/categories?${query}`, 'en-GB', () => <ResourceList {...props} />);
  };

  it('is a tree that is moved by buttons and keys, and a table while it is searched', () => {
    const html = list('', true);
    expect(html).toContain('aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"');
    expect(html).toContain('aria-label="Move shirts one level up"');
    expect(list('', false)).not.toContain('Move shirts');
    expect(list('q=shirt', true)).toContain('<table');
  });
});
