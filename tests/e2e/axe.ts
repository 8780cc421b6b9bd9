import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of WCAG 2.2 AA on the page as it is now; what is left out has a journey of its own. */
export async function expectAccessible(page: Page, within?: string, without?: string) {
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  // What fades or moves by itself is judged as it stands for those who want less motion: there, or not there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Laid out whole, so that nothing moves while it is judged.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.paint-later')) part.dataset.laid = '';
  });
  const { violations } = await builder.analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
