import { describe, expect, it } from 'vitest';
import { archetypeById } from '../archetypes.ts';
import { parseRecipe } from './recipe.ts';
import { composeRoundel, measureProduct, parseRoundel, roundelPath } from './roundel.ts';

const DRESS = '/media/wrap-dress/front/plain.navy.stone';

describe('a round picture', () => {
  it('has its own address, for product pictures only', () => {
    expect(roundelPath(DRESS)).toBe('/media/round/wrap-dress/front/plain.navy.stone');
    expect(parseRoundel(roundelPath(DRESS))).toEqual(parseRecipe(DRESS));
    expect(roundelPath('/media/campaign/occasion')).toBe('/media/campaign/occasion');
    expect(parseRoundel('/media/round/wrap-dress/swatch/plain.navy.stone')).toBeNull();
    expect(parseRoundel('/media/round/round/wrap-dress/front/plain.navy.stone')).toBeNull();
  });

  it.each(['wrap-dress', 'jumper', 'sofa'])('shows a whole %s within the circle', async (id) => {
    const [fabric] = archetypeById.get(id)!.fabrics;
    const recipe = parseRecipe(`/media/${id}/front/${fabric}.black.white`)!;
    const size = 100;
    const { data, width, height } = await composeRoundel(recipe, size);
    expect([width, height]).toEqual([size, size]);
    let outside = 0;
    let inside = 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        if (data[(y * size + x) * 3 + 1]! > 90) continue;
        if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size / 2) outside++;
        else inside++;
      }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(size * 10);
  });

  it('measures the position of a product', async () => {
    const { x, y, diagonal } = await measureProduct(parseRecipe(DRESS)!);
    expect(x).toBeCloseTo(0.5, 1);
    expect(y).toBeCloseTo(0.5, 1);
    expect(diagonal).toBeGreaterThan(1);
  });
});
