import { describe, expect, it } from 'vitest';
import { composePicture, type RawPicture } from './compose.ts';
import { readMaster } from './picture-files.ts';
import { parseRecipe, type Recipe } from './recipe.ts';

const WIDTH = 200;

function recipe(path: string): Recipe {
  const found = parseRecipe(path);
  if (!found) throw new Error(`not a recipe: ${path}`);
  return found;
}

/** Range of brightness, from the darkest to the lightest tenth of the cloth's pixels. */
async function clothRange(picture: RawPicture, archetype: string) {
  const { masks } = await readMaster(archetype, 'front', WIDTH);
  const values: number[] = [];
  for (let i = 0; i < picture.width * picture.height; i++) {
    if (masks[i * 3]! < 250 || masks[i * 3 + 1]! < 250) continue;
    values.push(
      0.2126 * picture.data[i * 3]! + 0.7152 * picture.data[i * 3 + 1]! + 0.0722 * picture.data[i * 3 + 2]!,
    );
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(values.length * share)]!;
  return { low: at(0.1), middle: at(0.5), high: at(0.9), brightest: at(0.999) };
}

describe('composing a picture', () => {
  it('has the 2:3 ratio of the master at any width', async () => {
    const picture = await composePicture(recipe('/media/puff-dress/front/plain.navy.stone'), WIDTH);
    expect([picture.width, picture.height, picture.data.length]).toEqual([200, 300, 200 * 300 * 3]);
  });

  it('gives the same pixels for the same recipe', async () => {
    const one = await composePicture(recipe('/media/puff-dress/front/floral-small.forest.blush'), WIDTH);
    const two = await composePicture(recipe('/media/puff-dress/front/floral-small.forest.blush'), WIDTH);
    expect(one.data.equals(two.data)).toBe(true);
  });

  it.each(['puff-dress', 't-shirt', 'trench-coat', 'tote-bag'])('shows folds in a black %s', async (id) => {
    const { fabrics } = recipe(`/media/${id}/swatch/${firstFabric(id)}.black.pearl`).archetype;
    const picture = await composePicture(recipe(`/media/${id}/front/${fabrics[0]}.black.pearl`), WIDTH);
    const { low, middle, high } = await clothRange(picture, id);
    expect(high - low).toBeGreaterThan(12);
    expect(middle).toBeLessThan(60);
  });

  it.each(['puff-dress', 't-shirt', 'trench-coat', 'tote-bag'])('shows folds in a white %s', async (id) => {
    const picture = await composePicture(recipe(`/media/${id}/front/${firstFabric(id)}.white.pearl`), WIDTH);
    const { low, middle, high } = await clothRange(picture, id);
    expect(high - low).toBeGreaterThan(20);
    expect(middle).toBeGreaterThan(190);
  });

  it('changes only the cloth when the colour changes', async () => {
    const red = await composePicture(recipe('/media/puff-dress/front/plain.red.stone'), WIDTH);
    const blue = await composePicture(recipe('/media/puff-dress/front/plain.blue.stone'), WIDTH);
    const { masks } = await readMaster('puff-dress', 'front', WIDTH);
    let cloth = 0;
    let elsewhere = 0;
    for (let i = 0; i < WIDTH * 300; i++) {
      const moved = Math.abs(red.data[i * 3]! - blue.data[i * 3]!);
      if (masks[i * 3] === 0) elsewhere = Math.max(elsewhere, moved);
      else if (masks[i * 3 + 1]! > 250) cloth = Math.max(cloth, moved);
    }
    expect(elsewhere).toBe(0);
    expect(cloth).toBeGreaterThan(100);
  });

  it('changes the background without changing the cloth', async () => {
    const stone = await composePicture(recipe('/media/puff-dress/front/plain.red.stone'), WIDTH);
    const sky = await composePicture(recipe('/media/puff-dress/front/plain.red.sky'), WIDTH);
    const middle = (150 * WIDTH + 100) * 3;
    expect(stone.data.subarray(0, 3).equals(sky.data.subarray(0, 3))).toBe(false);
    expect(stone.data.subarray(middle, middle + 3).equals(sky.data.subarray(middle, middle + 3))).toBe(true);
  });

  it('draws a swatch as a square of the cloth, without background', async () => {
    const swatch = await composePicture(recipe('/media/puff-dress/swatch/plain.emerald.stone'), 64);
    expect([swatch.width, swatch.height]).toEqual([64, 64]);
    for (const at of [0, 63, 64 * 63, 64 * 64 - 1]) {
      const [r, g] = [swatch.data[at * 3]!, swatch.data[at * 3 + 1]!];
      expect(g).toBeGreaterThan(r + 40);
    }
  });
});

function firstFabric(id: string): string {
  return { 'puff-dress': 'plain', 't-shirt': 'jersey', 'trench-coat': 'plain', 'tote-bag': 'leather' }[id]!;
}
