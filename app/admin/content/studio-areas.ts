import type { EntryKind } from '#commerce/content/editor/entry-key.ts';

interface KindNames {
  one: string;
  many: string;
  key: string;
  /** What these are for. */
  line: string;
}

export const KIND_NAMES: Record<EntryKind, KindNames> = {
  page: {
    one: 'page',
    many: 'Pages and articles',
    key: 'Address',
    line: 'The front pages, landing pages and the blog, each for a brand and a language.',
  },
  moved: {
    one: 'redirect',
    many: 'Redirects',
    key: 'Old address',
    line: 'Old addresses and where their visitors go instead.',
  },
  menu: { one: 'menu', many: 'Menus', key: 'Department', line: 'What opens below a department’s name.' },
  badges: {
    one: 'set of badges',
    many: 'Badges',
    key: 'Key',
    line: 'Marks on product pictures and beside prices.',
  },
  roundels: {
    one: 'row of roundels',
    many: 'Roundels',
    key: 'Category',
    line: 'Round ways in at the top of a list.',
  },
  'category-cards': {
    one: 'set of category cards',
    many: 'Category cards',
    key: 'Category',
    line: 'Pictures of subcategories at the top of a list.',
  },
  'listing-banner': {
    one: 'banner',
    many: 'Banners',
    key: 'Category',
    line: 'Words at the top of a list.',
  },
  'seo-text': {
    one: 'text',
    many: 'Texts for search engines',
    key: 'Category',
    line: 'Words at the end of a list, and whether search engines may index it.',
  },
};
