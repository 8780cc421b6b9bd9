import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { seedContent } from '@selvedge/demo-store/seed/seed-content.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSection } from '#app/sections/definitions.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createContent } from './content.server.ts';
import { BadContentFile, exportContent, importContent } from './content-files.server.ts';

const body = (title: string) => ({ title, sections: [{ type: 'Text', markdown: title }] });
const address = { kind: 'page', key: '/pages/x', brand: 'coast', locale: 'en-GB' };

async function openContent(now = () => new Date()) {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const content = createContent({ database, changes, checkSection, now });
  onTestFinished(() => content.close());
  const nextChange = () => new Promise<string[]>((resolve) => changes.subscribe(resolve));
  const titleFor = async (brand: string, locale: string) =>
    (await content.page(brand, locale, '/pages/x'))?.page.title ?? null;
  return { database, content, nextChange, titleFor };
}

describe('the content store', () => {
  it('does not show drafts to visitors, and shows what is published', async () => {
    const { content, nextChange, titleFor } = await openContent();
    let change = nextChange();
    await content.store.replaceAll([{ ...address, state: 'draft', body: body('Draft') }]);
    await change;
    expect(await titleFor('coast', 'en-GB')).toBeNull();
    const preview = content.withDraft({ ...address, body: body('Mine') });
    expect((await preview.page('coast', 'en-GB', '/pages/x'))?.page.title).toBe('Mine');

    change = nextChange();
    await content.store.publish({ ...address, body: body('Draft') });
    expect(await change).toEqual(['content', 'content:page:/pages/x']);
    expect(await titleFor('coast', 'en-GB')).toBe('Draft');
    expect(await titleFor('coast', 'fr')).toBe('Draft');
    expect(await titleFor('oasis', 'en-GB')).toBeNull();
  });

  it('replaces the unscheduled version and keeps scheduled ones', async () => {
    let now = new Date('2026-12-10T00:00:00Z');
    const { content, nextChange, titleFor } = await openContent(() => now);
    const publish = async (title: string, startsAt?: Date, endsAt?: Date) => {
      const change = nextChange();
      await content.store.publish({ ...address, body: body(title), startsAt, endsAt });
      await change;
    };
    await publish('Old');
    await publish('Standing');
    await publish('Christmas', new Date('2026-12-20T00:00:00Z'), new Date('2026-12-27T00:00:00Z'));
    expect(await titleFor('coast', 'en-GB')).toBe('Standing');
    now = new Date('2026-12-21T00:00:00Z');
    expect(await titleFor('coast', 'en-GB')).toBe('Christmas');
    now = new Date('2026-12-28T00:00:00Z');
    expect(await titleFor('coast', 'en-GB')).toBe('Standing');
    expect(await content.store.every()).toHaveLength(2);
  });

  it('records a change when a schedule begins', async () => {
    let now = new Date('2026-12-01T00:00:00Z');
    const startsAt = new Date(now.getTime() + 200);
    const { content, nextChange } = await openContent(() => now);
    let change = nextChange();
    await content.store.publish({ ...address, body: body('Soon'), startsAt });
    await change;
    change = nextChange();
    expect(await content.page('coast', 'en-GB', '/pages/x')).toBeNull();
    expect(await change).toContain('content:page:/pages/x');
    now = startsAt;
    expect((await content.page('coast', 'en-GB', '/pages/x'))?.page.title).toBe('Soon');
  });

  it('returns valid fragments and badges only', async () => {
    const { content, nextChange } = await openContent();
    const change = nextChange();
    await content.store.replaceAll([
      {
        kind: 'seo-text',
        key: 'dresses',
        brand: '*',
        locale: '*',
        state: 'published',
        body: { markdown: 'Hi' },
      },
      { kind: 'seo-text', key: 'coats', brand: '*', locale: '*', state: 'published', body: { markdown: 7 } },
      {
        kind: 'badges',
        key: 'all',
        brand: '*',
        locale: '*',
        state: 'published',
        body: { badges: [{ id: 'new', placement: 'PLP_promo', text1: 'New' }] },
      },
    ]);
    await change;
    expect(await content.fragment('seo-text', 'dresses', 'coast', 'fr')).toEqual({
      markdown: 'Hi',
      robots: null,
    });
    expect(await content.fragment('seo-text', 'coats', 'coast', 'fr')).toBeNull();
    expect((await content.badges('coast')).map(({ id }) => id)).toEqual(['new']);
    const problems = (await content.checkAll()).flatMap((each) => each.problems);
    expect(problems).toEqual([
      { where: 'coats', type: 'seo-text', reason: expect.stringContaining('markdown') },
    ]);
  });

  it('exported to files and imported again is the same', async () => {
    const { content } = await openContent();
    const directory = await mkdtemp(path.join(os.tmpdir(), 'selvedge-content-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    await content.store.replaceAll([
      { ...address, state: 'published', body: body('One') },
      { ...address, key: '/', brand: '*', locale: '*', state: 'published', body: body('Home') },
      { ...address, state: 'draft', body: body('Next') },
    ]);
    const plain = async () =>
      (await content.store.every())
        .map(({ id: _id, createdAt: _at, ...rest }) => JSON.stringify(rest))
        .sort();
    const before = await plain();
    expect(await exportContent(content.store, directory)).toBe(3);
    expect(
      (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.json')).sort(),
    ).toEqual([
      'page/_every/_every/_root.json',
      'page/coast/en-GB/pages__x.2.json',
      'page/coast/en-GB/pages__x.json',
    ]);
    expect(await importContent(content.store, directory)).toBe(3);
    expect(await plain()).toEqual(before);

    await writeFile(path.join(directory, 'broken.json'), '{"kind": "page"}');
    await expect(importContent(content.store, directory)).rejects.toThrow(BadContentFile);
    expect(await plain()).toEqual(before);
  });

  it('does not overwrite edited content when seeding', async () => {
    const { database, content } = await openContent();
    const file = (title: string) => ({ ...address, state: 'published' as const, body: body(title) });
    expect(await seedContent(database, [file('One')])).toBe(true);
    expect(await seedContent(database, [file('One')])).toBe(false);
    expect(await seedContent(database, [file('Two')])).toBe(true);
    await content.store.publish({ ...address, body: body('Mine'), author: 'ines' });
    expect(await seedContent(database, [file('Three')])).toBe(false);
    expect(await content.store.every()).toHaveLength(1);
  });
});
