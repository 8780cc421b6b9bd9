import { defineResource, type Resource } from '#commerce/resources/define-resource.ts';
import { type EntryKind, entryHref } from './entry-key.ts';
import type { EntryStatus } from './entry-status.ts';

/** One line of a list of entries. */
export interface EntryLine {
  kind: EntryKind;
  key: string;
  brand: string;
  locale: string;
  title: string | null;
  detail: string | null;
  status: EntryStatus;
  startsOn: string | null;
  endsOn: string | null;
  /** Sections that cannot be shown. */
  problems: number;
}

const STATUS_NAMES: Record<EntryStatus, string> = {
  live: 'Live',
  'live-with-draft': 'Live, with a draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  over: 'Over',
};

interface KindNames {
  name: string;
  one: string;
  many: string;
  key: string;
  line: string;
}

/** Every kind of content that the page editor edits. */
export const KIND_NAMES: Record<EntryKind, KindNames> = {
  page: {
    name: 'pages',
    one: 'page',
    many: 'Pages and articles',
    key: 'Address',
    line: 'The front pages, landing pages and the blog, each for a brand and a language.',
  },
  moved: {
    name: 'redirects',
    one: 'redirect',
    many: 'Redirects',
    key: 'Old address',
    line: 'Old addresses and where their visitors go instead.',
  },
  menu: {
    name: 'menus',
    one: 'menu',
    many: 'Menus',
    key: 'Department',
    line: 'What opens below a department’s name.',
  },
  badges: {
    name: 'badges',
    one: 'set of badges',
    many: 'Badges',
    key: 'Key',
    line: 'Marks on product pictures and beside prices.',
  },
  roundels: {
    name: 'roundels',
    one: 'row of roundels',
    many: 'Roundels',
    key: 'Category',
    line: 'Round ways in at the top of a list.',
  },
  'category-cards': {
    name: 'category-cards',
    one: 'set of category cards',
    many: 'Category cards',
    key: 'Category',
    line: 'Pictures of subcategories at the top of a list.',
  },
  'listing-banner': {
    name: 'banners',
    one: 'banner',
    many: 'Banners',
    key: 'Category',
    line: 'Words at the top of a list.',
  },
  'seo-text': {
    name: 'search-engine-texts',
    one: 'text',
    many: 'Texts for search engines',
    key: 'Category',
    line: 'Words at the end of a list, and whether search engines may index it.',
  },
};

/** Lists of the entries of each kind; the page editor is their form. */
export const entryResources: readonly Resource[] = Object.entries(KIND_NAMES).map(([kind, names]) =>
  defineResource<EntryLine>({
    name: names.name,
    kind,
    one: names.one,
    many: names.many,
    line: names.line,
    schema: null,
    permissions: { read: 'content.read', write: 'content.write' },
    title: ({ title, key }) => title ?? key,
    status: { of: ({ status }) => status, names: STATUS_NAMES, detail: describeState },
    list: {
      sort: 'title',
      searchHint: 'Title or address',
      columns: [
        {
          name: 'title',
          label: kind === 'page' ? 'Page' : names.key,
          isSortable: true,
          value: ({ title, key }) => title ?? key,
          detail: ({ title, key, detail }) =>
            [title && (key === '/' ? 'Front page' : key), detail].filter(Boolean).join(', ') || null,
        },
        { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
        { name: 'locale', label: 'Language', format: 'language', isSortable: true },
        { name: 'changedAt', label: 'Changed', format: 'moment', isSortable: true },
      ],
      filters: [
        { name: 'brand', label: 'Brand', options: 'brands' },
        { name: 'locale', label: 'Language', options: 'languages' },
      ],
    },
    hasCsv: false,
    brandOf: ({ brand }) => (brand === '*' ? null : brand),
    href: (_id, line) => entryHref(line),
  }),
);

function describeState({ startsOn, endsOn, problems }: EntryLine): string | null {
  const parts = [
    startsOn && `from ${startsOn}`,
    endsOn && `until ${endsOn}`,
    problems > 0 && `${problems} to fix`,
  ];
  return parts.filter(Boolean).join(' ') || null;
}
