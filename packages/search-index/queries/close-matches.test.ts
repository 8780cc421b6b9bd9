import { describe, expect, it } from 'vitest';
import { createEmbeddedSearch } from '../engine.ts';
import { SAMPLE_FACETS, searchDocument, searchQuery } from '../sample-catalogue.ts';

const many = (id: string, title: string, count: number) =>
  Array.from({ length: count }, (_, i) => searchDocument(`${id}-${i}`, { title }));

async function search(text: string) {
  const engine = await createEmbeddedSearch({
    ...SAMPLE_FACETS,
    documents: [
      ...many('towel', 'Cotton Bath Towel', 12),
      ...many('lamp', 'Brass Table Lamp', 12),
      searchDocument('twelve', { title: 'Twelve Mugs' }),
      searchDocument('tiffany', { title: 'Tiffany Lamp' }),
    ],
  });
  const { ids, total, close } = await engine.search(searchQuery({ text }));
  await engine.close();
  return { first: ids.slice(0, total), others: ids.slice(total), close: close?.total };
}

describe('a short list', () => {
  it('[FIND-01] of the beginning of a rare word goes on with the word that may have been meant', async () => {
    const { first, others, close } = await search('twel');
    expect(first).toEqual(['twelve']);
    expect(close).toBe(12);
    expect(others.every((id) => id.startsWith('towel-'))).toBe(true);
  });

  it('[FIND-01] of one rare word goes on with other products of the kind found', async () => {
    const { first, others } = await search('tiffany');
    expect(first).toEqual(['tiffany']);
    expect(others).toHaveLength(9);
    expect(others.every((id) => id.startsWith('lamp-'))).toBe(true);
  });

  it('[FIND-01] of a word that nobody sells stays empty', async () => {
    expect(await search('zzyzx')).toEqual({ first: [], others: [], close: undefined });
  });
});
