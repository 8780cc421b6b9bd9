import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSection } from '#app/sections/definitions.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { createContent } from '../content.server.ts';
import { createAudit } from './audit.server.ts';
import { createStudio, type StudioEntry, type StudioResponse } from './studio.server.ts';

const address = { kind: 'page', key: '/pages/x', brand: 'coast', locale: 'en-GB' };
const ada = { email: 'ada@example.com', role: 'admin', client: '127.0.0.1' };
const grace = { ...ada, email: 'grace@example.com' };
const body = (title: string) => ({ title, sections: [{ type: 'Text', markdown: title }] });
const AT_ONCE = { startsAt: null, endsAt: null };

async function openStudio(now = () => new Date()) {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const content = createContent({ database, changes, checkSection, now });
  onTestFinished(() => content.close());
  const audit = createAudit(database);
  const studio = createStudio({ database, content, audit, now });
  const nextChange = () => new Promise<string[]>((resolve) => changes.subscribe(resolve));
  const seen = async () => (await content.page('coast', 'en-GB', '/pages/x'))?.page.title ?? null;
  /** Makes a change and waits until the change feed has delivered it. */
  const settled = async (work: Promise<StudioResponse>): Promise<StudioEntry> => {
    const change = nextChange();
    const result = await work;
    if (result.kind !== 'done') throw new Error(JSON.stringify(result));
    expect(await change).toEqual(['content', 'content:page:/pages/x']);
    return result.entry;
  };
  return { database, content, audit, studio, seen, settled };
}

describe('the studio', () => {
  it('saves a draft that visitors do not see, publishes it, and restores any version', async () => {
    const { studio, seen, settled } = await openStudio();
    const draft = await settled(studio.saveDraft(ada, address, body('One'), 0));
    expect(draft.draft?.author).toBe('ada@example.com');
    expect(await seen()).toBeNull();

    const one = await settled(studio.publish(ada, address, body('One'), draft.revision, AT_ONCE));
    expect(one.draft).toBeNull();
    expect(await seen()).toBe('One');
    const two = await settled(studio.publish(grace, address, body('Two'), one.revision, AT_ONCE));
    expect(await seen()).toBe('Two');
    expect(two.published).toHaveLength(1);

    const first = two.history.find(({ action, author }) => action === 'published' && author === ada.email)!;
    const back = await settled(studio.restore(ada, address, first.id, two.revision));
    expect(await seen()).toBe('One');
    expect(back.history.map(({ action, author }) => `${action} by ${author}`)).toEqual([
      'put back by ada@example.com',
      'published by grace@example.com',
      'published by ada@example.com',
      'draft saved by ada@example.com',
    ]);
    expect(await studio.bodyOf(address, first.id)).toEqual(body('One'));
  });

  it('refuses to overwrite the newer draft of another editor, and loses neither', async () => {
    const { studio, settled } = await openStudio();
    const { revision } = await studio.open(address);
    await settled(studio.saveDraft(grace, address, body('Hers'), revision));
    const result = await studio.saveDraft(ada, address, body('Mine'), revision);
    expect(result).toMatchObject({ kind: 'conflict', who: 'grace@example.com' });
    expect((await studio.open(address)).body).toEqual(body('Hers'));

    const newer = (await studio.open(address)).revision;
    const mine = await settled(studio.saveDraft(ada, address, body('Mine'), newer));
    const hers = mine.history.find(({ author }) => author === 'grace@example.com')!;
    expect(await studio.bodyOf(address, hers.id)).toEqual(body('Hers'));
  });

  it('accepts only one of several concurrent saves', async () => {
    const { studio } = await openStudio();
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) => studio.saveDraft(ada, address, body(title), 0)),
    );
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(3);
  });

  it('refuses to publish invalid content, and names the section', async () => {
    const { studio, seen } = await openStudio();
    const broken = {
      title: 'X',
      sections: [
        { type: 'Text', markdown: 'Fine' },
        { type: 'FaqAccordian', items: [] },
      ],
    };
    const result = await studio.publish(ada, address, broken, 0, AT_ONCE);
    expect(result).toMatchObject({ kind: 'refused', problems: [{ where: '1.0', type: 'FaqAccordian' }] });
    expect(await seen()).toBeNull();
    expect(await studio.saveDraft(ada, { ...address, key: '/elsewhere' }, body('X'), 0)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('/pages/'),
    });
  });

  it('schedules a takeover and takes it offline', async () => {
    let now = new Date('2026-12-10T00:00:00Z');
    const { studio, seen, settled } = await openStudio(() => now);
    const unscheduled = await settled(studio.publish(ada, address, body('Standing'), 0, AT_ONCE));
    const schedule = { startsAt: new Date('2026-12-20T00:00:00Z'), endsAt: new Date('2026-12-27T00:00:00Z') };
    const planned = await settled(
      studio.publish(ada, address, body('Gifts'), unscheduled.revision, schedule),
    );
    expect(await seen()).toBe('Standing');
    now = new Date('2026-12-21T00:00:00Z');
    expect(await seen()).toBe('Gifts');
    const takeover = planned.published.find(({ startsAt }) => startsAt)!;
    await settled(studio.unpublish(ada, address, takeover.id, planned.revision));
    expect(await seen()).toBe('Standing');
    expect(
      await studio.publish(ada, address, body('Late'), 0, { startsAt: null, endsAt: new Date(0) }),
    ).toMatchObject({
      kind: 'refused',
    });
  });

  it('adds a version from outside the studio to the history, so that it can be restored', async () => {
    const { studio, content, seen, settled } = await openStudio();
    await content.store.publish({ ...address, body: body('From the files') });
    const { revision } = await studio.open(address);
    const mine = await settled(studio.publish(ada, address, body('Mine'), revision, AT_ONCE));
    const found = mine.history.find(({ action }) => action === 'found')!;
    await settled(studio.restore(ada, address, found.id, mine.revision));
    expect(await seen()).toBe('From the files');
  });

  it.each([
    [
      'badges',
      'all',
      { badges: [{ id: 'b', placement: 'PLP_promo', text1: 'Ours', discount: 0.8 }] },
      { badges: [{ id: 'b', placement: 'PLP_promo', text1: 'Ours', discount: 1.2 }] },
    ],
    [
      'menu',
      'womens',
      { columns: [{ title: 'Ours', links: [{ label: 'New in', href: '/categories/new-in' }] }] },
      { columns: [{ title: '', links: [] }] },
    ],
    [
      'roundels',
      'womens-dresses',
      { sets: [{ roundels: [{ title: 'Ours', link: '/categories/womens-maxi' }] }] },
      { sets: [{ roundels: [{ title: 'Ours', link: 'javascript:alert(1)' }] }] },
    ],
  ])('publishes, refuses and rolls back %s like pages', async (kind, key, sound, wrong) => {
    const { studio, content } = await openStudio();
    const where = { kind, key, brand: 'coast', locale: 'en-GB' };
    const read = async () =>
      JSON.stringify(
        kind === 'badges'
          ? await content.badges('coast', 'en-GB')
          : await content.fragment(kind as 'menu', key, 'coast', 'en-GB'),
      );
    const first = await studio.publish(ada, where, sound, 0, AT_ONCE);
    if (first.kind !== 'done') throw new Error(JSON.stringify(first));
    await eventually(async () => expect(await read()).toContain('Ours'));
    const { revision, history } = first.entry;
    expect(await studio.publish(grace, where, wrong, revision, AT_ONCE)).toMatchObject({
      kind: 'refused',
      problems: [expect.anything()],
    });
    const other = JSON.parse(JSON.stringify(sound).replace('Ours', 'Hers')) as unknown;
    const second = await studio.publish(grace, where, other, revision, AT_ONCE);
    if (second.kind !== 'done') throw new Error(JSON.stringify(second));
    await eventually(async () => expect(await read()).toContain('Hers'));
    await studio.restore(ada, where, history[0]!.id, second.entry.revision);
    await eventually(async () => expect(await read()).toContain('Ours'));
  });

  it('lists every entry with its status', async () => {
    const { studio, settled } = await openStudio();
    const live = await settled(studio.publish(ada, address, body('Live'), 0, AT_ONCE));
    await settled(studio.saveDraft(ada, address, body('Next'), live.revision));
    expect(await studio.list()).toMatchObject([
      { ...address, title: 'Next', status: 'live-with-draft', author: 'ada@example.com', problems: 0 },
    ]);
  });

  it('[OPS-04] records what a page said before and after a change', async () => {
    const { studio, audit } = await openStudio();
    await studio.saveDraft(ada, address, body('One'), 0);
    const { revision } = await studio.open(address);
    await studio.publish(ada, address, body('Two'), revision, AT_ONCE);
    expect(await audit.recent(2)).toMatchObject([
      { action: 'published', before: { title: 'One' }, after: { title: 'Two' } },
      { action: 'draft saved', before: null, after: { title: 'One' } },
    ]);
  });

  it('[STAFF-05] records every change and every refusal, and repeated refusals once a minute', async () => {
    const { studio, audit } = await openStudio();
    await studio.saveDraft(ada, address, body('One'), 0);
    await studio.saveDraft(grace, address, body('Two'), 0);
    const refusal = { who: null, role: 'guest', client: '10.0.0.1', action: 'GET', subject: '/staff/studio' };
    for (let time = 0; time < 5; time += 1) await audit.record({ ...refusal, outcome: 'refused' });
    expect((await audit.recent(10)).map(({ who, action, outcome }) => [who, action, outcome])).toEqual([
      [null, 'GET', 'refused'],
      ['grace@example.com', 'draft saved', 'refused'],
      ['ada@example.com', 'draft saved', 'done'],
    ]);
  });
});

describe('redirects in the studio', () => {
  const moved = (key: string, brand = '*') => ({ kind: 'moved', key, brand, locale: '*' });
  const to = (address: string) => ({ to: address, lasts: 'good' });

  it('refuses one that would close a loop, now or when it is scheduled', async () => {
    const { studio } = await openStudio(() => new Date('2026-12-01T00:00:00Z'));
    const publish = (key: string, target: string, startsAt: Date | null = null, brand = '*') =>
      studio.publish(ada, moved(key, brand), to(target), 0, { startsAt, endsAt: null });
    expect((await publish('/a', '/b')).kind).toBe('done');
    expect((await publish('/b', '/c', new Date('2026-12-24T00:00:00Z'))).kind).toBe('done');
    const loop = { kind: 'refused', reason: expect.stringContaining('redirect loop: /c → /a → /b → /c') };
    expect(await publish('/c', '/a')).toMatchObject(loop);
    expect(await publish('/c', '/a', null, 'coast')).toMatchObject(loop);
    expect((await publish('/c', '/d')).kind).toBe('done');
  });

  it('explains what is wrong with an address, and with a star', async () => {
    const { studio } = await openStudio();
    const publish = (key: string, target: string) => studio.publish(ada, moved(key), to(target), 0, AT_ONCE);
    expect(await publish('/checkout/payment', '/a')).toMatchObject({
      reason: expect.stringContaining('shop needs this address'),
    });
    expect(await publish('/a', '/b/*')).toMatchObject({
      reason: expect.stringContaining('needs an old address that ends with'),
    });
    expect((await publish('/a', 'https://elsewhere.example')).kind).toBe('refused');
    expect((await publish('/a/*', '/b/*')).kind).toBe('done');
  });
});
