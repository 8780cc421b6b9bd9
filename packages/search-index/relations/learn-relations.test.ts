import { describe, expect, it } from 'vitest';
import { createEmbeddedSearch } from '../engine.ts';
import { SAMPLE_FACETS, searchDocument, searchQuery } from '../sample-catalogue.ts';

const FABRICS = ['Velvet', 'Leather', 'Linen', 'Corner'];

/** A shop that calls the same thing by two names, and sells other things too. */
function makeDocuments() {
  return Array.from({ length: 800 }, (_, i) => {
    const kind = i % 8;
    const trait = FABRICS[Math.floor(i / 8) % FABRICS.length] ?? '';
    if (kind === 0)
      return searchDocument(`sofa-${i}`, {
        title: `${trait} Divan`,
        description: 'A deep chesterfield for guests and the living room.',
        categorySlugs: ['living'],
        categoryNames: ['Living'],
      });
    if (kind === 1 && i < 400)
      return searchDocument(`chesterfield-${i}`, {
        title: `${trait} Chesterfield`,
        description: 'A divan for guests and the living room.',
        categorySlugs: ['living'],
        categoryNames: ['Living'],
      });
    return searchDocument(`other-${i}`, {
      title: `${['Steel', 'Cordless', 'Orbital'][i % 3]} Sander`,
      description: 'For floors and furniture.',
      categorySlugs: ['tools'],
      categoryNames: ['Tools'],
    });
  });
}

describe('relations between words', () => {
  it('[FIND-02] are learned from the catalogue, the same each time, with a reason', async () => {
    const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents: makeDocuments() });
    const relation = (await engine.readLearned()).relations.find(({ word }) => word === 'chesterfield');
    expect(relation).toMatchObject({ other: 'divan' });
    expect(relation?.because.length).toBeGreaterThan(0);
    const before = await engine.readLearned();
    await engine.learn();
    expect(await engine.readLearned()).toEqual(before);
    await engine.close();
  });

  it('[FIND-02] fill a short list with products of the same meaning', async () => {
    const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents: makeDocuments() });
    const { ids, total } = await engine.search(searchQuery({ text: 'leather chesterfield' }));
    expect(ids.slice(0, total).every((id) => id.startsWith('chesterfield'))).toBe(true);
    expect(ids.slice(total).some((id) => id.startsWith('sofa'))).toBe(true);
    expect(ids.some((id) => id.startsWith('other'))).toBe(false);
    await engine.close();
  });

  it('[FIND-02] come from shoppers too, who also change the order of one search', async () => {
    const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents: makeDocuments() });
    const find = async () => (await engine.search(searchQuery({ text: 'velvet divans' }))).ids;
    const last = (await find()).at(24) ?? '';
    await engine.setShopperData({
      shoppers: [{ word: 'polisher', other: 'sander', weight: 0.9, because: ['40 clicks'] }],
      order: [{ query: 'velvet divan', productId: last, factor: 1.4 }],
    });
    expect((await find())[0]).toBe(last);
    const { ids, total, understood } = await engine.search(searchQuery({ text: 'polishers' }));
    expect(total).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith('other'))).toBe(true);
    expect(understood.isRelaxed).toBe(true);
    const explained = await engine.explain(searchQuery({ text: 'velvet divan' }), last);
    expect(explained).toMatchObject({ part: 'first', position: 1, isPinned: false });
    expect(explained.words.map(({ word, as, place }) => [word, as, place])).toEqual([
      ['velvet', 'velvet', 'title'],
      ['divan', 'divan', 'title'],
    ]);
    expect(explained.factors.find(({ name }) => name === 'shoppers')?.factor).toBe(1.4);
    await engine.close();
  });
});
