import * as v from 'valibot';
import { PROMOTIONAL_MARKERS } from '#commerce/reviews/promotional-review.ts';
import { group, hexColour, listOf, matching, oneOf, table, text, wholeNumber, yesOrNo } from './kinds.ts';

const BADGE_GLYPHS = [
  'tag',
  'percent',
  'star',
  'truck',
  'gift',
  'leaf',
  'crown',
  'clock',
  'sparkle',
  'heart',
  'info',
  'lock',
] as const;

const SOCIAL_PROOF_GLYPHS = ['eye', 'bag', 'basket', 'clock', 'star', 'flame'] as const;

const cacheSeconds = (seconds: number) => v.optional(wholeNumber(0, 86_400), seconds);
const placeholders = (...spellings: string[]) => v.optional(listOf(text(40)), spellings);

/** Labels, badges, swatches, reviews and social proof of a product. */
export const product = {
  /** Classifications without a label: unlike Petite, Tall or Curve, they say nothing about the fit. */
  excludedClassifications: v.optional(listOf(text()), [
    'Main',
    'Standard',
    'Regular',
    'None',
    'N/A',
    'Unknown',
  ]),
  includedDepartments: v.optional(listOf(text()), [
    'Womens',
    'Women',
    'Womenswear',
    'Mens',
    'Men',
    'Menswear',
  ]),
  tryOn: v.optional(
    group({
      excludedBrands: v.optional(listOf(text()), []),
      categories: v.optional(listOf(text()), ['makeup', 'foundation']),
    }),
    {},
  ),
  backToTop: v.optional(group({ placement: v.optional(oneOf(['left', 'centre', 'right']), 'right') }), {}),
  badges: v.optional(
    group({
      /** A product page shows one badge on its picture instead of two. */
      onlyOneOnPicture: v.optional(yesOrNo(), false),
      icons: table(oneOf(BADGE_GLYPHS), Object.fromEntries(BADGE_GLYPHS.map((glyph) => [glyph, glyph]))),
      defaultColours: v.optional(
        group({
          /** Null: the colours of the brand's theme. */
          background: v.optional(v.nullable(hexColour()), null),
          text: v.optional(v.nullable(hexColour()), null),
          /** Null: the colour of the background. */
          border: v.optional(v.nullable(hexColour()), null),
        }),
        {},
      ),
      placeholders: v.optional(
        group({
          discountedPrice: placeholders('{{discountedPrice}}', '{discountedPrice}'),
          From: placeholders('{{From}}', '{From}'),
          from: placeholders('{{from}}', '{from}'),
        }),
        {},
      ),
    }),
    {},
  ),
  colours: v.optional(
    group({
      /** Added to the built-in colour names; a name given here takes precedence. */
      swatches: table(
        matching(
          /^(#([0-9a-f]{3}|[0-9a-f]{6})|(linear|conic|radial)-gradient\([#a-z0-9%,. ]+\))$/i,
          'a colour such as #0b1f4b or a gradient',
        ),
        {},
      ),
    }),
    {},
  ),
  reviews: v.optional(
    group({
      cacheSeconds: cacheSeconds(300),
      promotionalMarkers: v.optional(listOf(text()), [...PROMOTIONAL_MARKERS]),
    }),
    {},
  ),
  stats: v.optional(group({ cacheSeconds: cacheSeconds(900) }), {}),
  socialProof: v.optional(
    group({
      timeoutMs: v.optional(wholeNumber(50, 60_000), 1500),
      icons: table(oneOf(SOCIAL_PROOF_GLYPHS), {
        SLVP: 'eye',
        QP: 'bag',
        ATB: 'basket',
        LPSP: 'clock',
        RV5S: 'star',
      }),
      fallbackIcon: v.optional(oneOf(SOCIAL_PROOF_GLYPHS), 'flame'),
    }),
    {},
  ),
};
