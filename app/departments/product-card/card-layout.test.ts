import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countSwatches, MAX_SWATCHES } from '#domain/card/swatch-count.ts';

const css = readFileSync(path.join(import.meta.dirname, 'card.css'), 'utf8');
const steps = [...css.matchAll(/@container \(width < (\d+)px\) \{\s*\.swatches \{\s*--shown: (\d);/g)].map(
  ([, width, shown]) => ({ below: Number(width), shown: Number(shown) }),
);

/** What the stylesheet shows at a width: the narrowest step that applies. */
function shownAt(width: number): number {
  return steps.filter(({ below }) => width < below).at(-1)?.shown ?? MAX_SWATCHES;
}

describe('the stylesheet of cards', () => {
  it.each([400, 200, 172, 171, 150, 144, 143, 130, 116, 115, 100, 88])(
    '[CARD-02] shows as many swatches on %i pixels as the rule says',
    (width) => {
      expect(shownAt(width)).toBe(countSwatches(width));
    },
  );

  it('[CARD-11] hides a gift without a name on pictures narrower than 150 pixels', () => {
    expect(css).toMatch(/@container \(width < 150px\) \{\s*\.card-gift-unnamed \{\s*display: none;/);
  });
});
