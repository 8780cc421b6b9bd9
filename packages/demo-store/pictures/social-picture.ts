import { exampleProduct } from '../example-product.ts';
import { type Canvas, layCutOut, paintCanvas } from './compose/canvas.ts';
import { cutOut } from './compose/cut-out.ts';
import { photograph, throwSunlight } from './compose/daylight.ts';
import { parseRecipe, type Recipe } from './compose/recipe.ts';
import { surfaceAt } from './compose/surfaces.ts';
import { rgb } from './kit/colour.ts';
import type { SocialItem, SocialScene } from './social-scenes.ts';

const SIZE = [1080, 1350] as const;

/** The picture of the example, so that a post shows the product that it links to. */
function recipeOf({ example, colour, view = 'front' }: SocialItem): Recipe {
  const { colours } = exampleProduct(example);
  const own = colour ? colours.find((one) => one.colour === colour) : colours[0];
  const src = own?.images.find((picture) => picture.src.includes(`/${view}/`))?.src;
  const recipe = src && parseRecipe(src);
  if (!recipe) throw new Error(`${example} has no picture "${view}" in ${colour ?? 'its first colour'}`);
  return recipe;
}

/** The picture of a post: products on a surface in daylight, like a phone photo. */
export async function drawSocialScene(scene: SocialScene): Promise<Canvas> {
  const [w, h] = SIZE;
  const seed = [...scene.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 97;
  const canvas = paintCanvas(w, h, surfaceAt(scene.surface, rgb(scene.tint), seed));
  for (const item of scene.items) {
    const width = Math.min(1440, Math.round((item.size * h) / 1.5));
    layCutOut(canvas, await cutOut(recipeOf(item), width), item);
  }
  if (scene.sun > 0) throwSunlight(canvas, scene.sun, seed);
  photograph(canvas, { warmth: scene.warmth ?? 1.02, vignette: 0.16, grain: 0.014, fade: 0.015, seed });
  return canvas;
}
