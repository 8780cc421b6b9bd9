import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Badge } from './badge.ts';
import { explainBadges } from './explain-badges.ts';
import { selectCardBadges, selectProductPageBadges } from './select-badges.ts';

const product = { categorySlugs: ['dresses'] };
const badge = (id: string, more: Partial<Badge> = {}): Badge => ({ id, placement: 'PLP_promo', ...more });
const verdicts = (badges: Badge[], categorySlugs = ['dresses']) =>
  Object.fromEntries(
    explainBadges(badges, { categorySlugs }).map(({ badge: { id }, verdict }) => [id, verdict]),
  );

describe('why a badge shows or not', () => {
  it('[STAFF-04] gives the rule that decided', () => {
    expect(
      verdicts([
        badge('first', { priority: 1 }),
        badge('second', { priority: 2 }),
        badge('coats', { categorySlug: 'coats' }),
        badge('free', { discount: 0 }),
        badge('nowhere', { placement: 'FOOTER' }),
      ]),
    ).toEqual({
      first: 'shown',
      second: 'outranked',
      coats: 'other-category',
      free: 'unsound-discount',
      nowhere: 'unknown-placement',
    });
    expect(verdicts([badge('promo')], ['exclusions'])).toEqual({ promo: 'excluded-from-promotions' });
  });

  it('[STAFF-04] agrees with what shoppers see, whatever the badges', () => {
    const made = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      placement: fc.constantFrom(
        ...['PLP_promo', 'CAROUSEL_promo', 'PDP_price', 'PDP_promo', 'PDP_exclusion', 'nowhere'],
        ...['PLP-topLeft_productImage', 'CAROUSEL-bottomRight_productImage', 'topRight_productImage'],
      ),
      priority: fc.constantFrom(undefined, 1, 2, 3),
      categorySlug: fc.constantFrom(undefined, 'dresses', 'coats', 'coats, dresses'),
      discount: fc.constantFrom(undefined, 0.8, 0, 2),
    });
    fc.assert(
      fc.property(fc.array(made, { maxLength: 12 }), fc.boolean(), (badges, isExcluded) => {
        const seen = isExcluded ? { categorySlugs: ['dresses', 'exclusions'] } : product;
        const [plp, carousel] = (['PLP', 'CAROUSEL'] as const).map((place) =>
          selectCardBadges(badges, seen, place),
        );
        const pdp = selectProductPageBadges(badges, seen);
        const shown = [
          ...[plp!, carousel!, pdp].flatMap(({ images }) => images.map((placed) => placed.badge)),
          ...[plp!.promo, carousel!.promo, pdp.price, pdp.promo, pdp.exclusion].filter((one) => one !== null),
        ];
        const explained = explainBadges(badges, seen).filter(({ verdict }) => verdict === 'shown');
        expect(new Set(explained.map((one) => one.badge))).toEqual(new Set(shown));
      }),
    );
  });
});
