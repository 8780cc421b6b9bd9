import type { Example } from './examples.ts';

const listing = (path: string, shows: string): Example => ({ path, shows, topic: 'Listings and search' });
const page = (path: string, shows: string): Example => ({ path, shows, topic: 'Pages' });
const shopper = (path: string, shows: string): Example => ({ path, shows, topic: 'Shoppers' });
const staff = (path: string, shows: string): Example => ({ path, shows, topic: 'Staff' });

/** Examples that are lists or pages, not products. */
export const pageExamples: Record<string, Example> = {
  'category-dresses': listing(
    '/categories/womens-dresses',
    'A large category; its name brings the chatbot panel; brands pay to lead it',
  ),
  'category-deep': listing('/categories/womens-balcony-bras', 'Four levels of breadcrumbs'),
  'category-home': listing('/categories/home', 'A department with filters of its own'),
  'category-exclusions': listing('/categories/exclusions', 'Nothing here carries a promotion badge'),
  'category-sale': listing('/categories/sale', 'Everything marked down'),
  'category-new-in': listing('/categories/new-in', 'The last thirty days'),
  'category-collection': listing('/categories/the-linen-edit', 'A collection across departments'),
  'category-occasion': listing('/categories/wedding-guest', 'An occasion across brands'),
  'category-brand': listing('/categories/coast', 'One brand'),
  'category-seller': listing('/categories/rugwright', 'One marketplace seller'),
  'filtered-listing': listing(
    '/categories/womens-dresses/facet/colourFacets/Black~Navy/sizes/12',
    'Filters in the path: two colours and a size',
  ),
  'category-missing': listing('/categories/no-such-category', 'Sorry, we couldn’t find this page'),
  'search-dress': listing('/search?q=floral%20dress', 'Search results'),
  'search-typo': listing('/search?q=florl%20drss', 'Typing mistakes understood'),
  'search-nothing': listing('/search?q=zzyzx', 'No results, with a way on'),
  home: page('/', 'The home page'),
  'home-french': page('/fr', 'The home page in French'),
  'page-christmas': page('/pages/christmas', 'A season’s page: countdown, gifts, perks'),
  'page-sale': page('/pages/winter-sale', 'A sale’s page with its takeover'),
  'page-rewards': page('/pages/rewards', 'The membership'),
  'page-studio': page('/pages/the-studio', 'Films, makers and things to buy from them'),
  'page-gifts': page('/pages/gift-guide', 'Cards and grids'),
  'page-brand-room': page('/pages/brand-room', 'The family of brands'),
  'page-returns': page('/pages/informational/returns', 'Returns'),
  blog: page('/blog', 'The journal'),
  'page-missing': page('/pages/no-such-page', 'A page that is not there, with sections of its own'),
  'sign-in': shopper('/sign-in', 'Accounts to try, with a past'),
  account: shopper('/account', 'Rewards, orders, addresses'),
  'account-orders': shopper('/account/orders', 'Orders in every state'),
  wishlist: shopper('/wishlist', 'The wishlist'),
  basket: shopper('/basket', 'The basket'),
  outbox: shopper('/demo/outbox', 'Emails that the shop has sent'),
  'staff-sections': staff('/staff/sections', 'Every section type in its states'),
  'staff-ui': staff('/staff/ui', 'Every primitive of the design system'),
};
