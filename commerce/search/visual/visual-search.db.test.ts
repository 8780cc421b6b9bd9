import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { openComposedPictures } from '@selvedge/demo-store/picture-source.ts';
import { parseRecipe } from '@selvedge/demo-store/pictures/compose/recipe.ts';
import { extractDemoFeatures } from '@selvedge/demo-store/pictures/features.ts';
import { DEMO_FEATURES } from '@selvedge/demo-store/pictures/features-file.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { readFrontPictures } from './front-pictures.server.ts';
import { decodeFeatures, pictureDistance } from './picture-features.server.ts';
import { createVisualSearch } from './visual-search.server.ts';

async function openSearch(shipped?: string) {
  const database = await databaseForTest();
  await loadCatalogue(database, demoCatalogue({ seed: 7, products: 40 }), () => {});
  const folder = await mkdtemp(path.join(os.tmpdir(), 'visual-'));
  const composed = openComposedPictures();
  const log: string[] = [];
  const search = createVisualSearch({
    pictures: readFrontPictures(database),
    changes: { subscribe: () => () => {} },
    sources: [composed],
    file: path.join(folder, 'features'),
    shipped,
    log: {
      info: (_: unknown, text: string) => void log.push(text),
      error: (_: unknown, text: string) => void log.push(text),
    } as never,
    startAfterMs: 3_600_000,
  });
  onTestFinished(async () => {
    await search.close();
    await composed.close();
    await rm(folder, { recursive: true });
  });
  return { search, front: (await readFrontPictures(database)())[0]!, log };
}

describe('[PLP-15] searching by picture', () => {
  it('finds the product of the picture among the first, with the shipped features', async () => {
    const { search, front, log } = await openSearch(DEMO_FEATURES);
    const code = await search.codeOf(front.src);
    const similar = await search.findVisuallySimilar(code!);
    expect(similar!.length).toBeGreaterThan(20);
    expect(similar!.slice(0, 5).map(({ productId }) => productId)).toContain(front.productId);
    expect(new Set(similar!.map(({ productId }) => productId)).size).toBe(similar!.length);
    expect(log).toEqual([]);
  });

  it('has up-to-date features of the demo pictures', async () => {
    const { search, front } = await openSearch(DEMO_FEATURES);
    const shipped = decodeFeatures((await search.codeOf(front.src))!)!;
    expect(pictureDistance(shipped, await extractDemoFeatures(parseRecipe(front.src)!))).toBe(0);
  });

  it('rejects an invalid code', async () => {
    const { search } = await openSearch(DEMO_FEATURES);
    expect(await search.findVisuallySimilar('nonsense')).toBeNull();
  });
});
