import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { showsGiftBadge } from '#commerce/listing/card-facts.ts';
import { cardsPerRow } from '#commerce/listing/cards-per-row.ts';
import { countSwatches, MAX_SWATCHES, SWATCH_SIZE } from '#commerce/listing/swatch-count.ts';

const css = readFileSync(path.join(import.meta.dirname, 'card.css'), 'utf8');
const steps = [
  ...css.matchAll(/@container \(width < (\d+)px\) \{\s*\.swatches-more \{\s*--shown: (\d);/g),
].map(([, width, shown]) => ({ below: Number(width), shown: Number(shown) }));

/** What the stylesheet shows at a width: the narrowest step that applies. */
function shownAt(width: number): number {
  return steps.filter(({ below }) => width < below).at(-1)?.shown ?? MAX_SWATCHES;
}

describe('the stylesheet of cards', () => {
  it.each([400, 200, 172, 171, 150, 144, 143, 130, 116, 115, 100, 88])(
    '[CARD-02] shows as many swatches in a room of %i pixels as the rule says',
    (width) => {
      expect(shownAt(width)).toBe(countSwatches(width));
    },
  );

  it('[CARD-02] paints a swatch of 22 pixels, of 18 in the dropdown, within its place', () => {
    const pixels = (rule: RegExp) => Number(rule.exec(css)![1]);
    const edge = pixels(/\.swatch \{[^}]*?padding: (\d+)px/);
    expect(pixels(/\.swatch \{[^}]*?width: (\d+)px/) - 2 * edge).toBe(SWATCH_SIZE.card);
    expect(pixels(/\.swatch-small \{[^}]*?width: (\d+)px/) - 2 * edge).toBe(SWATCH_SIZE.dropdown);
  });

  it('[CARD-02] counts what does not fit as +N', () => {
    expect(css).toContain('counter-reset: more calc(var(--total) - var(--shown))');
    expect(css).toContain('content: "+" counter(more)');
  });

  it('[CARD-11] hides a gift without a name on pictures as narrow as the rule says', () => {
    const below = Number(
      /@container \(width < (\d+)px\) \{\s*\.card-gift-unnamed \{\s*display: none;/.exec(css)![1],
    );
    const gift = { hasGiftWithPurchase: true, gwpSku: null };
    expect([below - 1, below].map((width) => showsGiftBadge(gift, width))).toEqual([false, true]);
  });
});

describe('the stylesheet of the grid', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../theme/page.css'), 'utf8');
  const columns = [...page.matchAll(/\.card-grid \{[^}]*?grid-template-columns: repeat\((.+), minmax/g)].map(
    ([, count]) => count!,
  );
  const shown = (count: string, theme: number) =>
    count === 'var(--cards-per-row)' ? theme : Math.min(Number(/\d+/.exec(count)![0]), theme);

  it.each([3, 4, 5])(
    '[PLP-13] has as many cards a row as the rule says, where the theme says %i',
    (theme) => {
      expect(columns.map((count) => shown(count, theme))).toEqual(
        [767, 1023, 1024].map((width) => cardsPerRow(width, theme)),
      );
    },
  );
});
