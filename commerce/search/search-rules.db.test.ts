import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { createEmbeddedEngine } from './embedded-engine.server.ts';
import type { SearchRuleDraft } from './rule-schema.ts';
import { createSearchRules, syncRules } from './search-rules.server.ts';

const everywhere = { brand: null, locale: null, isActive: true } as const;
const returns: SearchRuleDraft = {
  ...everywhere,
  kind: 'redirect',
  queries: ['returns'],
  url: '/pages/informational/returns',
};

async function rulesForTest() {
  const database = await databaseForTest();
  return { database, rules: createSearchRules(database) };
}

describe('search rules', () => {
  it('are stored, read again, changed and removed', async () => {
    const { rules } = await rulesForTest();
    const saved = await rules.save(returns);
    const id = 'rule' in saved ? saved.rule.id : '';
    expect(await rules.list()).toMatchObject([{ ...returns, id }]);
    await rules.save({ ...returns, id, url: '/pages/help' });
    expect(await rules.list()).toMatchObject([{ id, url: '/pages/help' }]);
    expect(await rules.remove(id)).toBe(true);
    expect(await rules.remove(id)).toBe(false);
    expect(await rules.list()).toEqual([]);
  });

  it.each([
    ['an address of another shop', { ...returns, url: '//elsewhere.example/' }, 'url'],
    ['no search to redirect', { ...returns, queries: [] }, 'queries'],
    ['a synonym group of one', { ...everywhere, kind: 'synonyms', words: ['sofa'] }, 'words'],
    [
      'an unknown filter',
      { ...everywhere, kind: 'ranking', when: { query: 'x' }, boost: { sparkle: ['a'] } },
      'boost',
    ],
    ['a rule without a condition', { ...everywhere, kind: 'ranking', when: {}, pin: ['p1'] }, 'when'],
    ['a rule without an effect', { ...everywhere, kind: 'ranking', when: { query: 'x' } }, ''],
    ['an unknown kind', { kind: 'spell' }, 'kind'],
  ])('are not stored when invalid: %s', async (_, draft, path) => {
    const { rules } = await rulesForTest();
    const saved = await rules.save(draft);
    expect('problems' in saved && saved.problems[0]?.path).toBe(path);
    expect(await rules.list()).toEqual([]);
  });

  it('redirect a query to one address, in each brand and language', async () => {
    const { rules } = await rulesForTest();
    await rules.save(returns);
    expect(await rules.save({ ...returns, url: '/elsewhere', queries: [' RETURNS '] })).toMatchObject({
      problems: [{ path: 'queries' }],
    });
    expect(await rules.save({ ...returns, brand: 'coast', url: '/coast-returns' })).toHaveProperty('rule');
  });

  it('are seeded once: what was removed stays removed', async () => {
    const { rules } = await rulesForTest();
    await rules.seed([returns]);
    const [rule] = await rules.list();
    await rules.remove(rule!.id);
    await rules.seed([returns]);
    expect(await rules.list()).toEqual([]);
  });

  it('[PLP-06] reach every process without a restart, each for its brand and language', async () => {
    const { database, rules } = await rulesForTest();
    const changes = await followChanges(database);
    const engine = await createEmbeddedEngine({
      workers: 0,
      rules: await rules.forEngine(),
      documents: [
        searchDocument('sofa', { title: 'Velvet Sofa' }),
        searchDocument('rug', { title: 'Wool Rug' }),
      ],
    });
    syncRules(engine, rules, changes, console);
    const search = (text: string, given = {}) => engine.search(searchQuery({ text, ...given }));
    expect(await search('divan')).toMatchObject({ total: 0, redirect: null });

    // Another process writes.
    const elsewhere = createSearchRules(database);
    await elsewhere.save({ ...everywhere, kind: 'synonyms', words: ['divan', 'sofa'] });
    await elsewhere.save(returns);
    await elsewhere.save({ ...returns, brand: 'coast', url: '/coast-returns' });
    await elsewhere.save({ ...everywhere, locale: 'fr', kind: 'synonyms', words: ['tapis', 'rug'] });
    await elsewhere.save({ ...returns, queries: ['hidden'], isActive: false });

    await eventually(async () => {
      expect((await search('divan')).ids).toEqual(['sofa']);
      expect((await search('tapis', { locale: 'fr' })).ids).toEqual(['rug']);
    });
    expect((await search('tapis', { locale: 'nl' })).ids).toEqual([]);
    expect((await search('Returns')).redirect).toBe('/pages/informational/returns');
    expect((await search('returns', { fascia: 'coast' })).redirect).toBe('/coast-returns');
    expect((await search('hidden')).redirect).toBeNull();
    await changes.close();
  });
});
