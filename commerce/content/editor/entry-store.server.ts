import { kindOf } from '#commerce/resources/define-resource.ts';
import { listRecords } from '#commerce/resources/list-records.ts';
import type { OpenStore } from '#commerce/resources/resource-store.server.ts';
import { isEntryKind } from './entry-key.ts';
import type { EntryLine } from './entry-resources.ts';
import type { Studio } from './studio.server.ts';

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Entries of one kind of content, as lists show them; the studio changes them. */
export function createEntryStore(studio: Pick<Studio, 'list'>): OpenStore {
  return (_db, resource) => {
    async function all() {
      const rows = (await studio.list()).filter(({ kind }) => kind === kindOf(resource));
      return rows.flatMap(({ kind, key, brand, locale, startsAt, endsAt, changedAt, author, ...row }) => {
        if (!isEntryKind(kind)) return [];
        const { title, detail, status, problems } = row;
        const days = { startsOn: day(startsAt), endsOn: day(endsAt) };
        const body: EntryLine = { kind, key, brand, locale, title, detail, status, problems, ...days };
        return [{ id: [key, brand, locale].join(' '), body: { ...body }, changedAt, author }];
      });
    }
    return {
      list: async (query) => listRecords(resource, await all(), query),
      read: async (id) => (await all()).find((row) => row.id === id) ?? null,
    };
  };
}
