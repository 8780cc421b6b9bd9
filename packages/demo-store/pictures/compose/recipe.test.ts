import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypes, type View } from '../archetypes.ts';
import { backgrounds } from '../backgrounds.ts';
import { fabricById } from '../fabrics.ts';
import { palette } from '../palette.ts';
import { parseRecipe, type Recipe, recipePath } from './recipe.ts';

const anyRecipe: fc.Arbitrary<Recipe> = fc.constantFrom(...archetypes).chain((archetype) =>
  fc.record({
    archetype: fc.constant(archetype),
    view: fc.constantFrom<View>(...archetype.views, 'swatch'),
    fabric: fc.constantFrom(...archetype.fabrics).map((id) => fabricById.get(id)!),
    colour: fc.constantFrom(...palette),
    background: fc.constantFrom(...backgrounds),
  }),
);

describe('the address of a picture', () => {
  it('parses every recipe that it formats', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        expect(parseRecipe(recipePath(recipe))).toEqual(recipe);
      }),
    );
  });

  it('parses cloth, colour and background of a dress', () => {
    const recipe = parseRecipe('/media/wrap-dress/front/floral-large.navy.stone');
    expect(recipe?.archetype.name).toBe('Wrap dress');
    expect(recipe?.fabric.name).toBe('Large floral');
    expect(recipe?.colour.label).toBe('Navy');
    expect(recipe?.background.id).toBe('stone');
  });

  it.each([
    ['/media/unicorn/front/plain.navy.stone', 'an unknown archetype'],
    ['/media/wrap-dress/inside/plain.navy.stone', 'an unknown view'],
    ['/media/wrap-dress/angle/plain.navy.stone', 'a view this archetype has not'],
    ['/media/wrap-dress/front/concrete.navy.stone', 'an unknown fabric'],
    ['/media/lipstick/front/denim.red.stone', 'a fabric that does not suit'],
    ['/media/wrap-dress/front/plain.squid.stone', 'an unknown colour'],
    ['/media/wrap-dress/front/plain.navy.lava', 'an unknown background'],
    ['/media/wrap-dress/front/plain.navy.stone/..', 'a longer path'],
    ['/media/../wrap-dress/front/plain.navy.stone', 'a climbing path'],
    ['/media/wrap-dress/front/plain.navy.stone?x=1', 'a query'],
    ['/media/wrap-dress/front/Plain.navy.stone', 'capitals'],
    ['/media/constructor/front/plain.navy.stone', 'a name every object has'],
  ])('rejects %s (%s)', (path) => {
    expect(parseRecipe(path)).toBeNull();
  });

  it('rejects unknown parts', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect(parseRecipe(`/media/${noise}`)).toBeNull();
      }),
    );
  });
});
