import type { RecordKind } from '#commerce/content/editor/record-kind.ts';
import type { RecordStatus } from '#commerce/content/editor/record-summary.ts';

export const RECORD_NAMES: Record<RecordKind, { one: string; many: string; line: string }> = {
  promotion: {
    one: 'offer',
    many: 'Offers and codes',
    line: 'What shoppers get off their basket, by itself or with a code.',
  },
  campaign: {
    one: 'campaign',
    many: 'Campaigns',
    line: 'Products that advertisers pay for. They lead the lists they belong to, and are marked as sponsored.',
  },
  synonyms: {
    one: 'group of synonyms',
    many: 'Synonyms',
    line: 'Words that mean the same in a search.',
  },
  redirect: {
    one: 'search redirect',
    many: 'Search redirects',
    line: 'Searches that lead to a page instead of a list.',
  },
  ranking: {
    one: 'ranking rule',
    many: 'Ranking',
    line: 'What comes first and what comes last, in a category or for a search.',
  },
  facet: {
    one: 'filter',
    many: 'Own filters',
    line: 'Attributes of your import files that shoppers can filter by.',
  },
};

export const RECORD_STATUS_NAMES: Record<RecordStatus, string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  paused: 'Paused',
  over: 'Over',
  removed: 'Removed',
};

export function recordsHref(kind: RecordKind): string {
  return `/staff/studio/records?kind=${kind}`;
}

/** Without an id: a new one. */
export function recordHref(kind: RecordKind, id?: string): string {
  return `/staff/studio/record?${new URLSearchParams({ kind, ...(id ? { id } : {}) })}`;
}
