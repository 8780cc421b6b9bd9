import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { createEmbeddedSearch } from '@selvedge/search-index/engine.ts';
import type { SearchQuery } from '@selvedge/search-index/types.ts';

const product = (id: string, title: string, price: number, colour: string, size: string): SearchDocument => ({
  id,
  productKey: id,
  title,
  brand: 'Oasis',
  description: '',
  categorySlugs: ['women'],
  categoryNames: ['Women'],
  facets: { colour: [colour], size: [size] },
  price,
  wasPrice: price,
  discountPercentage: 0,
  averageRating: 4,
  totalReviewCount: 10,
  totalRevenueAmount: 0,
  publishedAtTimestamp: 0,
  isOnStock: true,
  fascias: [],
});

const engine = await createEmbeddedSearch({
  facets: [
    { key: 'brand', role: 'brand' },
    { key: 'colour', role: 'colour' },
    { key: 'size', role: 'size' },
    { key: 'price', role: 'price' },
  ],
  documents: [
    product('p1', 'Satin Midi Dress', 4500, 'Black', '12'),
    product('p2', 'Linen Shirt Dress', 6500, 'Black', '10'),
    product('p3', 'Straight Leg Jeans', 3900, 'Blue', '12'),
  ],
});

const query: SearchQuery = {
  text: null,
  categorySlug: null,
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: 10,
};

const cheap = await engine.search({ ...query, text: 'blak dresses under £50' });
console.log(cheap.ids, cheap.understood.filters);
// [ 'p1' ] { price: [ '0-50' ], colour: [ 'Black' ] }

await engine.patch([{ id: 'p2', price: 4900 }]);
await engine.put([product('p4', 'Wool Coat', 9900, 'Grey', '12')]);

const women = await engine.search({ ...query, categorySlug: 'women', sort: 'price-desc' });
console.log(women.ids, women.facets.find(({ key }) => key === 'colour')?.terms);
// [ 'p4', 'p2', 'p1', 'p3' ] [
//   { term: 'Black', count: 2 },
//   { term: 'Blue', count: 1 },
//   { term: 'Grey', count: 1 }
// ]

console.log((await engine.suggest({ text: 'dre', limit: 3 })).queries);
// [ 'dress' ]

await engine.close();
