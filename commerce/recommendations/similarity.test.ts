import { describe, expect, it } from 'vitest';
import { colourDistance, rankByAppearance } from './rank-by-appearance.server.ts';
import { type ComparableProduct, similarityOf } from './similarity.server.ts';

const dress = (more: Partial<ComparableProduct> = {}): ComparableProduct => ({
  styleTaxonomy: 'Wrap Dresses',
  categoryTaxonomy: 'Dresses',
  department: 'Womens',
  gender: 'Womens',
  occasion: ['Party'],
  price: { centAmount: 5000, currencyCode: 'GBP' },
  brand: 'Oasis',
  averageRating: 0,
  totalReviewCount: 0,
  colourVariants: [{ colourFacet: 'Navy' }],
  ...more,
});

describe('[REC-04] similarity', () => {
  it('is greatest for the same style, less for the same category, least for another department', () => {
    const one = dress();
    const same = similarityOf(one, dress());
    const cousin = similarityOf(one, dress({ styleTaxonomy: 'Slip Dresses' }));
    const stranger = similarityOf(
      one,
      dress({ styleTaxonomy: 'Sofas', categoryTaxonomy: 'Furniture', department: 'Home', gender: null }),
    );
    expect(same).toBeGreaterThan(cousin);
    expect(cousin).toBeGreaterThan(stranger);
  });

  it('is higher for the same colour, a similar price and good reviews', () => {
    const one = dress();
    expect(similarityOf(one, dress())).toBeGreaterThan(
      similarityOf(one, dress({ colourVariants: [{ colourFacet: 'Red' }] })),
    );
    expect(similarityOf(one, dress())).toBeGreaterThan(
      similarityOf(one, dress({ price: { centAmount: 20_000, currencyCode: 'GBP' } })),
    );
    expect(similarityOf(one, dress({ averageRating: 4.8, totalReviewCount: 12 }))).toBeGreaterThan(
      similarityOf(one, dress({ averageRating: 2, totalReviewCount: 12 })),
    );
  });
});

describe('[REC-02] visually similar products', () => {
  const seen = (key: string, style: string, ...tones: string[]) => ({
    id: key,
    productKey: key,
    styleTaxonomy: style,
    colourVariants: tones.map((tone, index) => ({
      colour: `c${index}`,
      colourLabel: '',
      colourFacet: '',
      swatchImage: { src: '', alt: '', ratio: 1, tone },
      image: { src: '', alt: '', ratio: 1, tone: '#ffffff' },
      imagesResponsive: [],
      sku: '',
      isOnStock: tone !== '#000001',
      sizesInStock: [],
    })),
  });

  it('are ranked by style, then by colour distance, in their nearest colour', () => {
    const wanted = seen('A', 'Coats', '#102040');
    const others = [
      seen('far', 'Coats', '#ffee00'),
      seen('other-cut', 'Jackets', '#102040'),
      seen('near', 'Coats', '#ffffff', '#112244'),
      seen('sold-out', 'Coats', '#000001'),
      seen('nearest', 'Coats', '#102041'),
    ];
    expect(rankByAppearance(wanted, 'c0', others)).toEqual([
      { item_group_id: 'nearest', colour: 'c0' },
      { item_group_id: 'near', colour: 'c1' },
      { item_group_id: 'other-cut', colour: 'c0' },
    ]);
  });

  it('are compared by perceived colour distance', () => {
    expect(colourDistance('#123456', '#123456')).toBe(0);
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 2);
    expect(colourDistance('#800000', '#820000')).toBeLessThan(0.02);
    expect(colourDistance('stripes', '#ffffff')).toBe(1);
  });
});
