import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeFeatures } from '../../../commerce/search/visual/feature-store.server.ts';
import { describePicture } from '../../../commerce/search/visual/picture-features.server.ts';
import { FEATURE_IMAGE_SIZE, toPixels } from '../../../commerce/search/visual/read-picture.server.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { backgroundById } from './backgrounds.ts';
import { composePicture } from './compose/compose.ts';
import { parseRecipe, type Recipe, subjectPath } from './compose/recipe.ts';
import { DEMO_FEATURES } from './features-file.ts';

/** The default demo catalogue. */
const STORE = { seed: 7, products: 6000 };
/** The same background for all pictures. */
const BACKGROUND = backgroundById.get('stone')!;

export async function extractDemoFeatures(recipe: Recipe): Promise<Uint8Array> {
  const { data, ...raw } = await composePicture({ ...recipe, background: BACKGROUND }, FEATURE_IMAGE_SIZE);
  return describePicture(await toPixels(sharp(data, { raw })));
}

if (import.meta.main) {
  const recipes = new Map<string, Recipe>();
  for await (const { colours } of demoCatalogue(STORE).products()) {
    for (const { images } of colours) {
      const recipe = parseRecipe(images[0]?.src ?? '');
      if (recipe) recipes.set(subjectPath(recipe), recipe);
    }
  }
  const known: [string, Uint8Array][] = [];
  for (const subject of [...recipes.keys()].sort())
    known.push([subject, await extractDemoFeatures(recipes.get(subject)!)]);
  await mkdir(path.dirname(DEMO_FEATURES), { recursive: true });
  await writeFile(DEMO_FEATURES, writeFeatures(known));
  console.log(`${known.length} picture features written: ${DEMO_FEATURES}`);
}
