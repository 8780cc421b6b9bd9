import { createEmbeddedSearch } from '@selvedge/search-index/engine.ts';
import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it, vi } from 'vitest';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import type { SearchRuleDraft } from './rule-schema.ts';
import { createSearchRules, keepRulesInStep } from './search-rules.server.ts';

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

describe('rules of the search', () => {
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
    ['a lonely synonym', { ...everywhere, kind: 'synonyms', words: ['sofa'] }, 'words'],
    [
      'a filter nobody knows',
      { ...everywhere, kind: 'ranking', when: { query: 'x' }, boost: { sparkle: ['a'] } },
      'boost',
    ],
    ['a rule that always holds', { ...everywhere, kind: 'ranking', when: {}, pin: ['p1'] }, 'when'],
    ['a rule that does nothing', { ...everywhere, kind: 'ranking', when: { query: 'x' } }, ''],
    ['something else', { kind: 'spell' }, 'kind'],
  ])('say what is wrong with %s, and store nothing', async (_, draft, path) => {
    const { rules } = await rulesForTest();
    const answer = await rules.save(draft);
    expect('problems' in answer && answer.problems[0]?.path).toBe(path);
    expect(await rules.list()).toEqual([]);
  });

  it('lead one search to one place, in each brand and language', async () => {
    const { rules } = await rulesForTest();
    await rules.save(returns);
    expect(await rules.save({ ...returns, url: '/elsewhere', queries: [' RETURNS '] })).toMatchObject({
      problems: [{ path: 'queries' }],
    });
    expect(await rules.save({ ...returns, brand: 'coast', url: '/coast-returns' })).toHaveProperty('rule');
  });

  it('are given to a new shop once: what was removed stays removed', async () => {
    const { rules } = await rulesForTest();
    await rules.provide([returns]);
    const [rule] = await rules.list();
    await rules.remove(rule!.id);
    await rules.provide([returns]);
    expect(await rules.list()).toEqual([]);
  });

  it('[PLP-06] reach every process without a restart, each in its brand and language', async () => {
    const { database, rules } = await rulesForTest();
    const changes = await followChanges(database);
    const engine = await createEmbeddedSearch({
      workers: 0,
      rules: await rules.forEngine(),
      documents: [
        searchDocument('sofa', { title: 'Velvet Sofa' }),
        searchDocument('rug', { title: 'Wool Rug' }),
      ],
    });
    keepRulesInStep(engine, rules, changes, console);
    const ask = (text: string, given = {}) => engine.search(searchQuery({ text, ...given }));
    expect(await ask('divan')).toMatchObject({ total: 0, redirect: null });

    // Another process writes.
    const elsewhere = createSearchRules(database);
    await elsewhere.save({ ...everywhere, kind: 'synonyms', words: ['divan', 'sofa'] });
    await elsewhere.save(returns);
    await elsewhere.save({ ...returns, brand: 'coast', url: '/coast-returns' });
    await elsewhere.save({ ...everywhere, locale: 'fr', kind: 'synonyms', words: ['tapis', 'rug'] });
    await elsewhere.save({ ...returns, queries: ['hidden'], isActive: false });

    await vi.waitFor(async () => {
      expect((await ask('divan')).ids).toEqual(['sofa']);
      expect((await ask('tapis', { locale: 'fr' })).ids).toEqual(['rug']);
    });
    expect((await ask('tapis', { locale: 'nl' })).ids).toEqual([]);
    expect((await ask('Returns')).redirect).toBe('/pages/informational/returns');
    expect((await ask('returns', { fascia: 'coast' })).redirect).toBe('/coast-returns');
    expect((await ask('hidden')).redirect).toBeNull();
    await changes.close();
  });
});
