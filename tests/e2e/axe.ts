import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Half the size of what the builder would send to each page.
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules about the page as a whole, which a frame within a part of it cannot fulfil. */
const WHOLE_PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** More of the same: one list or row has dozens of cards. */
const REPEATED = ['.card-grid > li:nth-child(n + 9)', '.carousel-track > li:nth-child(n + 7)'];

/** Expects no violation of WCAG 2.2 AA on the page as it is now; what is excluded has a journey of its own. */
export async function expectAccessible(page: Page, within?: string, without?: string) {
  const hasFrames = page.frames().length > 1;
  const disabledRules = hasFrames && within ? WHOLE_PAGE_RULES : [];
  const builder = new AxeBuilder({ page, axeSource })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
      // Reporting passed rules takes most of the time.
      resultTypes: ['violations'],
    })
    // Only the other mode checks frames of other origins, and it opens a second page for it.
    .setLegacyMode(!hasFrames);
  if (within) builder.include(within);
  for (const repeated of REPEATED) builder.exclude(repeated);
  if (without) builder.exclude(without);
  // Animations are skipped, so that no element is checked halfway through a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    // Lays out deferred parts, so that nothing moves during the check.
    for (const part of document.querySelectorAll<HTMLElement>('.deferred-layout')) part.dataset.laidOut = '';
    // A transition that runs already goes on in spite of the setting.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  const { violations } = await builder.analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
