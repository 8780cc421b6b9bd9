import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { chooseVariant, lightnessOf, rankFor } from './choose-products.ts';

const foundation = exampleProduct('foundation-shades');
const cream = exampleProduct('bundle-beauties-cream');

describe('[ADV-01] the mock beauty advisor', () => {
  it('ranks products that mention the answers before products with better ratings', () => {
    const liked = { ...cream, id: 'liked', description: 'For every skin.', averageRating: 5, facets: {} };
    const dry = { ...cream, id: 'dry', description: 'Comfort for dry skin.', averageRating: 3, facets: {} };
    expect(rankFor([liked, dry], ['dry']).map(({ id }) => id)).toEqual(['dry', 'liked']);
    expect(rankFor([dry, liked], ['oily'])[0]!.id).toBe('liked');
  });

  it('does not suggest sold-out products', () => {
    const gone = cream.variants.map((variant) => ({
      ...variant,
      stock: { isOnStock: false, availableQuantity: 0 },
    }));
    expect(rankFor([{ ...cream, variants: gone }], [])).toEqual([]);
    expect(chooseVariant({ ...cream, variants: gone }, null)).toBeNull();
  });

  it('chooses a darker shade for a darker skin tone', () => {
    const lightness = ['fair', 'medium', 'deep'].map((tone) => {
      const { colour } = chooseVariant(foundation, tone)!;
      return lightnessOf(foundation.colours.find((one) => one.colour === colour)!.swatch.tone);
    });
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
    expect(new Set(lightness).size).toBe(3);
  });
});
