import type { EntryKind } from '#commerce/content/editor/entry-key.ts';
import type { RecordKind } from '#commerce/content/editor/record-kind.ts';
import { RECORD_NAMES, recordsHref } from './record-names.ts';

/** The areas of the editor. A new editor is one line here, with the address of its page. */
export interface StudioArea {
  title: string;
  items: { title: string; to: string }[];
}

const ofKind = (title: string, kind: EntryKind) => ({ title, to: `/staff/studio?kind=${kind}` });

const ofRecords = (kind: RecordKind) => ({ title: RECORD_NAMES[kind].many, to: recordsHref(kind) });

export const STUDIO_AREAS: StudioArea[] = [
  { title: 'Pages', items: [ofKind('Pages and articles', 'page'), ofKind('Redirects', 'moved')] },
  {
    title: 'Shop',
    items: [
      { title: 'Catalogue', to: '/staff/catalogue' },
      ofRecords('promotion'),
      ofKind('Menus', 'menu'),
      ofKind('Badges', 'badges'),
    ],
  },
  {
    title: 'Lists',
    items: [
      ofKind('Roundels', 'roundels'),
      ofKind('Category cards', 'category-cards'),
      ofKind('Banners', 'listing-banner'),
      ofKind('Texts for search engines', 'seo-text'),
    ],
  },
  {
    title: 'Search',
    items: [
      { title: 'Searches', to: '/staff/search' },
      { title: 'Explain a search', to: '/staff/search/explain' },
      ofRecords('synonyms'),
      ofRecords('redirect'),
      ofRecords('ranking'),
      ofRecords('facet'),
      { title: 'Attributes', to: '/staff/search/attributes' },
    ],
  },
  { title: 'Advertising', items: [ofRecords('campaign')] },
  { title: 'Log', items: [{ title: 'Activity', to: '/staff/studio/activity' }] },
];

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
