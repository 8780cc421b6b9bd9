import { pathOf } from './catalogue/specials/special.ts';
import { specials } from './catalogue/specials/specials.ts';

export interface Example {
  productKey?: string;
  path: string;
  shows: string;
}

const pages: Record<string, Example> = {
  'category-dresses': {
    path: '/categories/womens-dresses',
    shows: 'A large category; its name brings the chatbot panel',
  },
  'category-deep': { path: '/categories/womens-balcony-bras', shows: 'Four levels of breadcrumbs' },
  'category-home': { path: '/categories/home', shows: 'A department with filters of its own' },
  'category-exclusions': { path: '/categories/exclusions', shows: 'Nothing here carries a promotion badge' },
  'category-sale': { path: '/categories/sale', shows: 'Everything marked down' },
  'category-new-in': { path: '/categories/new-in', shows: 'The last thirty days' },
  'category-collection': { path: '/categories/the-linen-edit', shows: 'A collection across departments' },
  'category-occasion': { path: '/categories/wedding-guest', shows: 'An occasion across brands' },
  'category-brand': { path: '/categories/coast', shows: 'One brand' },
  'category-seller': { path: '/categories/rugwright', shows: 'One marketplace seller' },
  'filtered-listing': {
    path: '/categories/womens-dresses/facet/colourFacets/Black~Navy/sizes/12',
    shows: 'Filters in the path: two colours and a size',
  },
  'search-dress': { path: '/search?q=floral%20dress', shows: 'Search results' },
};

/** Where to see each thing the shop can do, by name. */
export const examples: Record<string, Example> = {
  ...Object.fromEntries(
    specials.map((special) => [
      special.id,
      { productKey: special.key, path: pathOf(special), shows: special.shows },
    ]),
  ),
  ...pages,
};
