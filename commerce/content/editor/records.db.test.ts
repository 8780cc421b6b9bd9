import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { createSearchRules, syncRules } from '#commerce/search/search-rules.server.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createAudit } from './audit.server.ts';
import { blankRecord } from './record-kind.ts';
import { createRecords, type OpenRecord, type RecordResponse } from './records.server.ts';

const ada = { email: 'ada@example.com', role: 'admin', client: '127.0.0.1' };
const grace = { ...ada, email: 'grace@example.com' };
const autumn = {
  ...blankRecord('campaign', '2026-11-15'),
  name: 'Autumn',
  sponsor: 'Coast',
  brand: 'Coast',
};
const returns = { ...blankRecord('redirect', ''), queries: ['returns'], url: '/pages/returns' };

async function openRecords() {
  const database = await databaseForTest();
  const audit = createAudit(database);
  return { database, audit, records: createRecords({ database, audit }) };
}

async function done(work: Promise<RecordResponse>): Promise<OpenRecord> {
  const result = await work;
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.record;
}

describe('campaigns and search rules in the studio', () => {
  it('are created, changed, removed and restored, each time with an author', async () => {
    const { database, records } = await openRecords();
    const made = await done(records.save(ada, 'campaign', null, autumn, 0));
    const dearer = { ...made.body, bid: 55 };
    const changed = await done(records.save(grace, 'campaign', made.id, dearer, made.revision));
    const gone = await done(records.remove(ada, 'campaign', made.id, changed.revision));
    expect(gone.isRemoved).toBe(true);
    expect(await createCampaigns(database).list()).toEqual([]);
    expect(await records.list('campaign')).toMatchObject([
      { id: made.id, isRemoved: true, author: ada.email },
    ]);

    const first = gone.history.find(({ action }) => action === 'made')!;
    const back = await done(records.restore(grace, 'campaign', made.id, first.id, gone.revision));
    expect(back.history.map(({ action, author }) => `${action} by ${author}`)).toEqual([
      'put back by grace@example.com',
      'removed by ada@example.com',
      'changed by grace@example.com',
      'made by ada@example.com',
    ]);
    expect(await createCampaigns(database).list()).toMatchObject([{ id: made.id, bid: 30 }]);
    expect(back.figures?.total).toEqual({ impressions: 0, clicks: 0, spent: 0 });
  });

  it('return errors by field and store nothing when they are not valid', async () => {
    const { records } = await openRecords();
    expect(await records.save(ada, 'campaign', null, { ...autumn, name: '', bid: 0 }, 0)).toMatchObject({
      kind: 'wrong',
      errors: { name: 'Write a name.', bid: 'Write an amount above zero.' },
    });
    expect(await records.save(ada, 'redirect', null, { ...returns, url: '//elsewhere' }, 0)).toMatchObject({
      kind: 'wrong',
      errors: { url: expect.stringContaining('an address of this shop') },
    });
    expect([...(await records.list('campaign')), ...(await records.list('redirect'))]).toEqual([]);
  });

  it('are not overwritten by an editor who opened them before the last change', async () => {
    const { records } = await openRecords();
    const made = await done(records.save(ada, 'redirect', null, returns, 0));
    await done(records.save(grace, 'redirect', made.id, { ...made.body, url: '/hers' }, made.revision));
    const late = await records.save(ada, 'redirect', made.id, { ...made.body, url: '/mine' }, made.revision);
    expect(late).toMatchObject({
      kind: 'conflict',
      who: 'grace@example.com',
      record: { body: { url: '/hers' } },
    });
    const now = (await records.open('redirect', made.id))!;
    const both = await Promise.all(
      ['/a', '/b'].map((url) => records.save(ada, 'redirect', made.id, { ...now.body, url }, now.revision)),
    );
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
  });

  it('add a record from outside the studio to the history before changing it', async () => {
    const { database, records } = await openRecords();
    await createSearchRules(database).seed([
      { kind: 'synonyms', words: ['sofa', 'settee'], brand: null, locale: null, isActive: true },
    ]);
    const [row] = await records.list('synonyms');
    expect(row).toMatchObject({ isRemoved: false, changedAt: null, author: null });
    const gone = await done(records.remove(ada, 'synonyms', row!.id, 0));
    const found = gone.history.find(({ action }) => action === 'found')!;
    const back = await done(records.restore(ada, 'synonyms', row!.id, found.id, gone.revision));
    expect(back.body).toMatchObject({ words: ['sofa', 'settee'] });
    expect(await records.remove(ada, 'synonyms', 'nothing', 0)).toEqual({ kind: 'gone' });
    expect(await records.open('synonyms', 'nothing')).toBeNull();
  });

  it('[PLP-06] are applied to the search of every process, and removed from it', async () => {
    const { database, records } = await openRecords();
    const changes = await followChanges(database);
    onTestFinished(() => changes.close());
    const engine = await createEmbeddedEngine({
      workers: 0,
      rules: { synonyms: [], redirects: [], rules: [] },
      documents: ['a', 'b', 'c'].map((id) => searchDocument(id, { title: 'Wool Rug' })),
    });
    syncRules(engine, createSearchRules(database), changes, console);
    const ask = (text: string) => engine.search(searchQuery({ text }));
    const made = await done(records.save(ada, 'redirect', null, returns, 0));
    const pinned = { ...blankRecord('ranking', ''), when: { query: 'rug' }, pin: ['c'] };
    await done(records.save(ada, 'ranking', null, pinned, 0));
    await vi.waitFor(async () => {
      expect((await ask('returns')).redirect).toBe('/pages/returns');
      expect((await ask('rug')).ids[0]).toBe('c');
    });
    await done(records.remove(ada, 'redirect', made.id, made.revision));
    await vi.waitFor(async () => expect((await ask('returns')).redirect).toBeNull());
  });

  it('[STAFF-05] are recorded in the audit log, done or refused', async () => {
    const { records, audit } = await openRecords();
    const made = await done(records.save(ada, 'campaign', null, autumn, 0));
    await records.save(grace, 'campaign', made.id, autumn, 0);
    expect(
      (await audit.recent(5)).map(({ who, action, subject, outcome }) => [who, action, subject, outcome]),
    ).toEqual([
      ['grace@example.com', 'changed', `campaign ${made.id}`, 'refused'],
      ['ada@example.com', 'made', `campaign ${made.id}`, 'done'],
    ]);
  });
});
