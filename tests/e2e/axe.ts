import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Half as long as what the builder would send to each page.
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What a page has once as a whole; a frame within a part of it has neither. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** No finding of WCAG 2.2 AA on the page as it is now; what is left out has a journey of its own. */
export async function expectAccessible(page: Page, within?: string, without?: string) {
  const hasFrames = page.frames().length > 1;
  const leftOut = hasFrames && within ? OF_WHOLE_PAGES : [];
  const builder = new AxeBuilder({ page, axeSource })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
      // Reports of all that is well are most of the work.
      resultTypes: ['violations'],
    })
    // The way that judges foreign frames too carries everything to a second page; without frames there is no need.
    .setLegacyMode(!hasFrames);
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
