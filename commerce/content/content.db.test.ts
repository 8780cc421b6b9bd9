import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSection } from '#app/sections/check-section.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createContent } from './content.server.ts';
import { BadContentFile, exportContent, importContent } from './content-files.server.ts';
import { seedContent } from './seed.server.ts';

const body = (title: string) => ({ title, sections: [{ type: 'Text', markdown: title }] });
const address = { kind: 'page', key: '/pages/x', brand: 'coast', locale: 'en-GB' };

async function openContent(now = () => new Date()) {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const content = createContent({ database, changes, checkSection, now });
  onTestFinished(() => content.close());
  const told = () => new Promise<string[]>((resolve) => changes.subscribe(resolve));
  const titleFor = async (brand: string, locale: string) =>
    (await content.page(brand, locale, '/pages/x'))?.page.title ?? null;
  return { database, content, told, titleFor };
}

describe('the content store', () => {
  it('shows a draft to nobody, and everybody what is published', async () => {
    const { content, told, titleFor } = await openContent();
    let change = told();
    await content.store.replaceAll([{ ...address, state: 'draft', body: body('Draft') }]);
    await change;
    expect(await titleFor('coast', 'en-GB')).toBeNull();
    const preview = content.withDraft({ ...address, body: body('Mine') });
    expect((await preview.page('coast', 'en-GB', '/pages/x'))?.page.title).toBe('Mine');

    change = told();
    await content.store.publish({ ...address, body: body('Draft') });
    expect(await change).toEqual(['content', 'content:page:/pages/x']);
    expect(await titleFor('coast', 'en-GB')).toBe('Draft');
    expect(await titleFor('coast', 'fr')).toBe('Draft');
    expect(await titleFor('oasis', 'en-GB')).toBeNull();
  });

  it('replaces the standing version and keeps scheduled ones', async () => {
    let now = new Date('2026-12-10T00:00:00Z');
    const { content, told, titleFor } = await openContent(() => now);
    const publish = async (title: string, startsAt?: Date, endsAt?: Date) => {
      const change = told();
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

  it('says so itself when a schedule begins', async () => {
    let now = new Date('2026-12-01T00:00:00Z');
    const startsAt = new Date(now.getTime() + 200);
    const { content, told } = await openContent(() => now);
    let change = told();
    await content.store.publish({ ...address, body: body('Soon'), startsAt });
    await change;
    change = told();
    expect(await content.page('coast', 'en-GB', '/pages/x')).toBeNull();
    expect(await change).toContain('content:page:/pages/x');
    now = startsAt;
    expect((await content.page('coast', 'en-GB', '/pages/x'))?.page.title).toBe('Soon');
  });

  it('gives fragments and badges, and none that is not sound', async () => {
    const { content, told } = await openContent();
    const change = told();
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
    const problems = (await content.survey()).flatMap((each) => each.problems);
    expect(problems).toEqual([
      { where: 'coats', type: 'seo-text', reason: expect.stringContaining('markdown') },
    ]);
  });

  it('goes to files and comes back the same', async () => {
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

  it('never seeds over what somebody has edited', async () => {
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
