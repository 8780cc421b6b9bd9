import type { EntryKind } from '#domain/studio/entry-key.ts';
import type { RecordKind } from '#domain/studio/record-kind.ts';
import { RECORD_NAMES, recordsHref } from './record-names.ts';

/** The studio's rooms. A new editor is one line here, with the address of its own page. */
export interface StudioArea {
  title: string;
  rooms: { title: string; to: string }[];
}

const ofKind = (title: string, kind: EntryKind) => ({ title, to: `/staff/studio?kind=${kind}` });

const ofRecords = (kind: RecordKind) => ({ title: RECORD_NAMES[kind].many, to: recordsHref(kind) });

export const STUDIO_AREAS: StudioArea[] = [
  { title: 'Pages', rooms: [ofKind('Pages and articles', 'page'), ofKind('Redirects', 'moved')] },
  { title: 'Shop', rooms: [ofKind('Menus', 'menu'), ofKind('Badges', 'badges')] },
  {
    title: 'Lists',
    rooms: [
      ofKind('Roundels', 'roundels'),
      ofKind('Category cards', 'category-cards'),
      ofKind('Banners', 'listing-banner'),
      ofKind('Texts for search engines', 'seo-text'),
    ],
  },
  { title: 'Search', rooms: [ofRecords('synonyms'), ofRecords('redirect'), ofRecords('ranking')] },
  { title: 'Advertising', rooms: [ofRecords('campaign')] },
  { title: 'House', rooms: [{ title: 'Activity', to: '/staff/studio/activity' }] },
];

export const KIND_NAMES: Record<EntryKind, { one: string; many: string; key: string }> = {
  page: { one: 'page', many: 'Pages and articles', key: 'Address' },
  menu: { one: 'menu', many: 'Menus', key: 'Department' },
  badges: { one: 'set of badges', many: 'Badges', key: 'Key' },
  roundels: { one: 'row of roundels', many: 'Roundels', key: 'Category' },
  'category-cards': { one: 'set of category cards', many: 'Category cards', key: 'Category' },
  'listing-banner': { one: 'banner', many: 'Banners', key: 'Category' },
  'seo-text': { one: 'text', many: 'Texts for search engines', key: 'Category' },
  moved: { one: 'redirect', many: 'Redirects', key: 'Old address' },
};
