import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { campaignResource } from '#commerce/advertising/campaign-resource.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { offerResource } from '#commerce/promotions/offer-resource.ts';
import { defineResource, type Resource } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import {
  createResources,
  type OpenRecord,
  type RecordResponse,
} from '#commerce/resources/resources.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import {
  rankingResource,
  searchRedirectResource,
  synonymsResource,
} from '#commerce/search/search-rule-resources.ts';
import { createSearchRules, syncRules } from '#commerce/search/search-rules.server.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { createApiTokens } from './api-tokens.server.ts';
import { createResourceStores } from './resource-stores.server.ts';
import { RESOURCES } from './resource-table.ts';

const TODAY = '2026-11-15';
const ada: Actor = {
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'owner',
  brands: null,
  client: '127.0.0.1',
  origin: 'http://localhost',
};
const bytes = (text: string) => new TextEncoder().encode(text);
const grace: Actor = { ...ada, id: 'grace', email: 'grace@example.com' };
const blank = (resource: Resource) => resource.blank!(TODAY);
const autumn = { ...blank(campaignResource), name: 'Autumn', sponsor: 'Coast', brand: 'Coast' };
const returns = { ...blank(searchRedirectResource), queries: ['returns'], url: '/pages/returns' };

/** A resource without a table of its own. */
const holidays = defineResource({
  name: 'holidays',
  one: 'holiday',
  many: 'Holidays',
  line: '',
  schema: v.object({
    name: v.pipe(v.string(), v.minLength(1, 'Write a name.')),
    days: v.pipe(v.number('Write a number.'), v.integer()),
    isPaid: v.boolean(),
    brand: v.nullable(v.string()),
  }),
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ name }) => name,
  list: {
    sort: 'name',
    columns: [
      { name: 'name', label: 'Name', isSortable: true },
      { name: 'days', label: 'Days', format: 'number', isSortable: true },
    ],
    filters: [{ name: 'isPaid', label: 'Paid', options: { true: 'Yes', false: 'No' } }],
  },
  blank: () => ({ name: '', days: 1, isPaid: true, brand: null }),
  brandOf: ({ brand }) => brand,
});

async function openResources() {
  const database = await databaseForTest();
  const audit = createAudit(database);
  const resources = createResources({
    database,
    audit,
    resources: [...RESOURCES, holidays],
    stores: createResourceStores({
      reviews: { waiting: async () => [], decisions: async () => [], moderate: async () => false },
      studio: { list: async () => [] },
      staff: {
        tokenKey: Buffer.alloc(32),
        sessions: createSessions(database, Buffer.alloc(32)),
        factor: { turnOff: async () => {} },
      },
      tokens: createApiTokens(database, Buffer.alloc(32)),
      productsOf: async () => [],
      brandsOfFiles: [],
      brands: () => [],
      sites: () => [],
      catalogueDefaults: () => ({ currency: 'GBP', country: 'GB', currencies: ['GBP'] }),
    }),
    today: () => TODAY,
  });
  const list = (resource: Resource, query = '', actor = ada) =>
    resources.list(
      actor,
      resource,
      parseListQuery(resource, new URLSearchParams(query), {
        today: TODAY,
        timeZone: 'UTC',
        brands: actor.brands,
      }),
    );
  return { database, audit, resources, list };
}

async function done(work: Promise<RecordResponse>): Promise<OpenRecord> {
  const result = await work;
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.record;
}

const holiday = (name: string, days = 1, brand: string | null = null) => ({
  name,
  days,
  isPaid: days > 1,
  brand,
});

describe('a list', () => {
  it('[OPS-01] is searched, filtered, sorted and paged both ways', async () => {
    const { resources, list } = await openResources();
    for (const [index, name] of ['Easter', 'Christmas', 'Midsummer', 'May Day', 'New Year'].entries())
      await done(resources.save(ada, holidays, null, holiday(name, index), 0));
    const names = async (query: string) => {
      const { rows, next, previous, total } = await list(holidays, query);
      return { names: rows.map(({ body }) => body.name), next, previous, total };
    };
    expect((await names('q=m')).names).toEqual(['Christmas', 'May Day', 'Midsummer']);
    expect((await names('isPaid=true&sort=-days')).names).toEqual(['New Year', 'May Day', 'Midsummer']);
    const first = await names('sort=-name&limit=2');
    expect(first).toMatchObject({ names: ['New Year', 'Midsummer'], previous: null, total: 5 });
    const second = await names(`sort=-name&limit=2&after=${encodeURIComponent(first.next!)}`);
    expect(second.names).toEqual(['May Day', 'Easter']);
    const last = await names(`sort=-name&limit=2&after=${encodeURIComponent(second.next!)}`);
    expect(last).toMatchObject({ names: ['Christmas'], next: null });
    const back = await names(`sort=-name&limit=2&before=${encodeURIComponent(last.previous!)}`);
    expect(back.names).toEqual(['May Day', 'Easter']);
    const start = await names(`sort=-name&limit=2&before=${encodeURIComponent(back.previous!)}`);
    expect(start).toMatchObject({ names: ['New Year', 'Midsummer'], previous: null });
    expect((await names('sort=nothing&after=bad')).names).toHaveLength(5);
  });

  it('[OPS-01] does one thing with many rows, and says where it was not possible', async () => {
    const { resources, list } = await openResources();
    const made = await done(resources.save(ada, campaignResource, null, autumn, 0));
    expect((await resources.act(ada, campaignResource, 'pause', made.id, undefined)).kind).toBe('done');
    expect((await resources.act(ada, campaignResource, 'pause', made.id, undefined)).kind).toBe('refused');
    expect((await list(campaignResource, 'status=paused')).rows).toMatchObject([{ id: made.id }]);
    const history = (await resources.open(ada, campaignResource, made.id))!.history;
    expect(history.map(({ action, body }) => [action, body.isPaused])).toEqual([
      ['changed', true],
      ['made', false],
    ]);
  });

  it('[OPS-01] [OPS-16] is a CSV file that can be changed and imported, with errors by cell before anything is stored', async () => {
    const { resources, list } = await openResources();
    const tree = await done(resources.save(ada, holidays, null, holiday('=Tree, "day"', 3), 0));
    const query = parseListQuery(holidays, new URLSearchParams(), {
      today: TODAY,
      timeZone: 'UTC',
      brands: null,
    });
    const file = await new Response(resources.exportFile(ada, holidays, query, 'csv')).text();
    expect(file.split('\r\n')[0]).toBe('id,name,days,isPaid,brand');
    const changed = `${file.replace(',3,', ',4,')},Easter,2,yes,\r\n`;
    const wrong = `${changed},,many,maybe,\r\nnobody,X,1,no,\r\n`;
    const checked = await resources.importFile(ada, holidays, bytes(wrong), false);
    expect(checked).toMatchObject({ kind: 'checked', created: 1, changed: 1, wrong: 2 });
    expect(checked.errors.map(({ line, column, value }) => [line, column, value])).toEqual([
      [4, 'name', ''],
      [4, 'days', 'many'],
      [4, 'isPaid', 'maybe'],
      [5, 'id', 'nobody'],
    ]);
    expect(await resources.importFile(ada, holidays, bytes(changed), true)).toMatchObject({
      created: 1,
      changed: 1,
    });
    expect((await list(holidays)).total).toBe(1);
    expect(await resources.importFile(ada, holidays, bytes(changed), false)).toMatchObject({
      kind: 'applied',
      wrong: 0,
    });
    expect((await list(holidays)).rows.map(({ body }) => [body.name, body.days])).toEqual([
      ['=Tree, "day"', 4],
      ['Easter', 2],
    ]);
    expect((await resources.open(ada, holidays, tree.id))!.history[0]).toMatchObject({ action: 'imported' });
    // The same as a workbook.
    const workbook = await new Response(resources.exportFile(ada, holidays, query, 'xlsx')).bytes();
    expect(await resources.importFile(ada, holidays, workbook, true)).toMatchObject({
      unchanged: 2,
      wrong: 0,
    });
    expect(await resources.importFile(ada, holidays, workbook.subarray(0, 90), true)).toMatchObject({
      errors: [{ message: 'This workbook cannot be read.' }],
    });
    expect(await resources.importFile(ada, holidays, bytes('colour\r\nred'), true)).toMatchObject({
      errors: [{ line: 1, column: 'colour', message: 'There is no such column.' }],
    });
  });

  it('[OPS-01] is saved as a view of one person', async () => {
    const { database, resources } = await openResources();
    await database.pool.query(
      `insert into customer (id, email, password_hash, first_name, last_name, affiliate_id)
        values ('ada', 'ada@example.com', '', 'Ada', 'Loom', 'a'), ('grace', 'grace@example.com', '', 'G', 'H', 'b')`,
    );
    await resources.views.save('ada', 'offers', 'Codes', 'applies=code');
    const view = await resources.views.save('ada', 'offers', 'Codes', 'applies=code&sort=-code');
    expect(await resources.views.of('ada', 'offers')).toEqual([view]);
    expect(await resources.views.of('grace', 'offers')).toEqual([]);
    expect(await resources.views.remove('grace', view.id)).toBe(false);
    expect(await resources.views.remove('ada', view.id)).toBe(true);
  });
});

describe('a record', () => {
  it('[OPS-02] is created, changed, removed and restored, each time with an author', async () => {
    const { database, resources, list } = await openResources();
    const made = await done(resources.save(ada, campaignResource, null, autumn, 0));
    const dearer = { ...made.body, bid: 55 };
    const changed = await done(resources.save(grace, campaignResource, made.id, dearer, made.revision));
    const gone = await done(resources.remove(ada, campaignResource, made.id, changed.revision));
    expect(gone.isRemoved).toBe(true);
    expect(await createCampaigns(database).list()).toEqual([]);
    expect((await list(campaignResource)).rows).toEqual([]);
    expect((await list(campaignResource, 'status=removed')).rows).toMatchObject([
      { id: made.id, isRemoved: true, author: ada.email },
    ]);

    const first = gone.history.find(({ action }) => action === 'made')!;
    const back = await done(resources.restore(grace, campaignResource, made.id, first.id, gone.revision));
    expect(back.history.map(({ action, author }) => `${action} by ${author}`)).toEqual([
      'put back by grace@example.com',
      'removed by ada@example.com',
      'changed by grace@example.com',
      'made by ada@example.com',
    ]);
    expect(await createCampaigns(database).list()).toMatchObject([{ id: made.id, bid: 30 }]);
    expect(back.extra).toMatchObject({ total: { impressions: 0, clicks: 0, spent: 0 } });
  });

  it('returns errors by field and stores nothing when it is not valid', async () => {
    const { resources, list } = await openResources();
    const unsound = { ...autumn, name: '', bid: 0 };
    expect(await resources.save(ada, campaignResource, null, unsound, 0)).toMatchObject({
      kind: 'wrong',
      errors: { name: 'Write a name.', bid: 'Write an amount above zero.' },
    });
    const elsewhere = { ...returns, url: '//elsewhere' };
    expect(await resources.save(ada, searchRedirectResource, null, elsewhere, 0)).toMatchObject({
      kind: 'wrong',
      errors: { url: expect.stringContaining('n address of this shop') },
    });
    const offer = { ...blank(offerResource), name: 'Ten', code: 'TEN' };
    await done(resources.save(ada, offerResource, null, offer, 0));
    expect(await resources.save(ada, offerResource, null, { ...offer, name: 'Other' }, 0)).toMatchObject({
      kind: 'wrong',
      errors: { code: '“Ten” has this code already.' },
    });
    expect([...(await list(campaignResource)).rows, ...(await list(searchRedirectResource)).rows]).toEqual(
      [],
    );
  });

  it('[OPS-02] is not overwritten by an editor who opened it before the last change', async () => {
    const { resources } = await openResources();
    const made = await done(resources.save(ada, searchRedirectResource, null, returns, 0));
    const save = (actor: Actor, url: string, base: number) =>
      resources.save(actor, searchRedirectResource, made.id, { ...made.body, url }, base);
    await done(save(grace, '/hers', made.revision));
    expect(await save(ada, '/mine', made.revision)).toMatchObject({
      kind: 'conflict',
      who: 'grace@example.com',
      record: { body: { url: '/hers' } },
    });
    const now = (await resources.open(ada, searchRedirectResource, made.id))!;
    const both = await Promise.all(['/a', '/b'].map((url) => save(ada, url, now.revision)));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
  });

  it('from outside the back office is added to the history before it is changed', async () => {
    const { database, resources, list } = await openResources();
    await createSearchRules(database).seed([
      { kind: 'synonyms', words: ['sofa', 'settee'], brand: null, locale: null, isActive: true },
    ]);
    const [row] = (await list(synonymsResource)).rows;
    expect(row).toMatchObject({ changedAt: null, author: null });
    const gone = await done(resources.remove(ada, synonymsResource, row!.id, 0));
    const found = gone.history.find(({ action }) => action === 'found')!;
    const back = await done(resources.restore(ada, synonymsResource, row!.id, found.id, gone.revision));
    expect(back.body).toMatchObject({ words: ['sofa', 'settee'] });
    expect(await resources.remove(ada, synonymsResource, 'nothing', 0)).toEqual({ kind: 'gone' });
    expect(await resources.open(ada, synonymsResource, 'nothing')).toBeNull();
  });

  it('[PLP-06] of the search reaches every process, and leaves it again', async () => {
    const { database, resources } = await openResources();
    const changes = await followChanges(database);
    onTestFinished(() => changes.close());
    const engine = await createEmbeddedEngine({
      workers: 0,
      rules: { synonyms: [], redirects: [], rules: [] },
      documents: ['a', 'b', 'c'].map((id) => searchDocument(id, { title: 'Wool Rug' })),
    });
    syncRules(engine, createSearchRules(database), changes, console);
    const ask = (text: string) => engine.search(searchQuery({ text }));
    const made = await done(resources.save(ada, searchRedirectResource, null, returns, 0));
    const pinned = { ...blank(rankingResource), when: { query: 'rug' }, pin: ['c'] };
    await done(resources.save(ada, rankingResource, null, pinned, 0));
    await eventually(async () => {
      expect((await ask('returns')).redirect).toBe('/pages/returns');
      expect((await ask('rug')).ids[0]).toBe('c');
    });
    await done(resources.remove(ada, searchRedirectResource, made.id, made.revision));
    await eventually(async () => expect((await ask('returns')).redirect).toBeNull());
  });
});

describe('who may do what', () => {
  it('[OPS-04] [STAFF-05] every change is in the audit log with before and after, every refusal without', async () => {
    const { resources, audit } = await openResources();
    const made = await done(resources.save(ada, campaignResource, null, autumn, 0));
    await done(resources.save(ada, campaignResource, made.id, { ...made.body, bid: 31 }, made.revision));
    await resources.save(grace, campaignResource, made.id, autumn, 0);
    expect(await audit.recent(5)).toMatchObject([
      {
        who: grace.email,
        action: 'changed',
        subject: `campaign ${made.id}`,
        outcome: 'refused',
        before: null,
      },
      { who: ada.email, action: 'changed', outcome: 'done', before: { bid: 30 }, after: { bid: 31 } },
      { who: ada.email, action: 'made', outcome: 'done', before: null, after: { bid: 30 } },
    ]);
  });

  it('[OPS-03] a role without the permission is refused, and the attempt is recorded', async () => {
    const { resources, list, audit } = await openResources();
    const picker: Actor = { ...ada, role: 'warehouse' };
    await expect(resources.save(picker, campaignResource, null, autumn, 0)).rejects.toThrow(
      'advertising.write',
    );
    await expect(list(campaignResource, '', picker)).rejects.toThrow('advertising.read');
    const analyst: Actor = { ...ada, role: 'analyst' };
    expect((await list(campaignResource, '', analyst)).rows).toEqual([]);
    await expect(resources.importFile(analyst, campaignResource, bytes(''), true)).rejects.toThrow(
      'advertising.write',
    );
    expect((await audit.recent(9)).every(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  it('[OPS-03] an account limited to a brand reaches the records of that brand alone', async () => {
    const { resources, list } = await openResources();
    const limited: Actor = { ...grace, role: 'manager', brands: ['wren'] };
    const ours = await done(resources.save(ada, holidays, null, holiday('Ours', 1, 'wren'), 0));
    const theirs = await done(resources.save(ada, holidays, null, holiday('Theirs', 1, 'other'), 0));
    const shared = await done(resources.save(ada, holidays, null, holiday('Shared'), 0));
    expect((await list(holidays, '', limited)).rows.map(({ body }) => body.name)).toEqual(['Ours', 'Shared']);
    expect(await resources.open(limited, holidays, theirs.id)).toBeNull();
    const save = ({ id, revision }: OpenRecord, body: object) =>
      resources.save(limited, holidays, id, { ...body }, revision);
    expect((await save(shared, shared.body)).kind).toBe('refused');
    expect((await save(ours, { ...ours.body, brand: 'other' })).kind).toBe('refused');
    expect((await resources.open(ada, holidays, ours.id))!.body.brand).toBe('wren');
    expect((await save(ours, { ...ours.body, days: 2 })).kind).toBe('done');
  });
});
