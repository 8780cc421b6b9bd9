import { describe, expect, it } from 'vitest';
import { createEmbeddedSearch } from '../engine.ts';
import { SAMPLE_FACETS, searchDocument, searchQuery } from '../sample-catalogue.ts';

const documents = [
  searchDocument('sofa', {
    title: 'Velvet Sofa',
    texts: {
      fr: { title: 'Canapé en velours', description: 'Idéal pour l’été et les petits salons.' },
      nl: { title: 'Fluwelen hoekbank' },
      sv: { title: 'Sammetssoffa' },
      de: { title: 'Samtsofa für kleine Wohnzimmer' },
    },
  }),
  searchDocument('chair', {
    title: 'Garden Chair',
    texts: {
      fr: { title: 'Chaise de jardin' },
      nl: { title: 'Tuinstoel' },
      sv: { title: 'Trädgårdsstol' },
      de: { title: 'Gartenstuhl' },
    },
  }),
  searchDocument('lamp', { title: 'Brass Lamp' }),
];

describe('[FIND-03] languages', () => {
  it.each([
    ['fr', 'canapes', 'sofa'],
    ['fr', 'canapé pour salon', 'sofa'],
    ['fr', 'l’été', 'sofa'],
    ['fr', 'chaises de jardins', 'chair'],
    ['fr', 'canaope', 'sofa'],
    ['nl', 'hoekbanken', 'sofa'],
    ['nl', 'stoel', 'chair'],
    ['sv', 'soffor', 'sofa'],
    ['sv', 'stolar', 'chair'],
    ['de', 'Stühle', 'chair'],
    ['de', 'Gartenstühle', 'chair'],
    ['de', 'Sofa', 'sofa'],
  ])('reads in %s “%s”', async (locale, text, id) => {
    const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents });
    expect((await engine.search(searchQuery({ text, locale }))).ids[0]).toBe(id);
    await engine.close();
  });

  it('falls back to the language of the catalogue', async () => {
    const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents });
    expect((await engine.search(searchQuery({ text: 'brass lamps', locale: 'fr' }))).ids).toEqual(['lamp']);
    expect((await engine.search(searchQuery({ text: 'canapé', locale: 'en-GB' }))).ids).toEqual([]);
    await engine.close();
  });

  it('analyses a catalogue in its own language', async () => {
    const engine = await createEmbeddedSearch({
      ...SAMPLE_FACETS,
      language: 'de',
      documents: [searchDocument('stuhl', { title: 'Gartenstühle aus Holz' })],
    });
    for (const text of ['stuhl', 'gartenstuhl', 'Holz'])
      expect((await engine.search(searchQuery({ text }))).ids).toEqual(['stuhl']);
    await engine.close();
  });
});
