// Without the fixture of `shopper.ts`: a first tap does not wait for hydration.
import { expect, test } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';
import { openWithScript, SCRIPT_SPEEDS } from './script-speed.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const speed of SCRIPT_SPEEDS) {
  test(`[FELT-01] with script ${speed}, menu and filters open on the first tap`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, '/categories/womens-dresses');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('listitem').first()).toBeVisible();
    await menu.getByRole('button', { name: /close/i }).tap();
    await expect(menu).toBeHidden();

    await page
      .locator('.filter-pills')
      .getByRole('button', { name: /^Filter/ })
      .tap();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const facet = filters.locator('.facet-fold').first();
    await facet.locator('summary').tap();
    await expect(facet.locator('a[href]').first()).toBeVisible();
    arrive();
    if (speed === 'slow') {
      // What was opened stays open when the page hydrates.
      await waitForHydration(page);
      await expect(facet.locator('a[href]').first()).toBeVisible();
    }
    await facet.locator('a[href]').first().tap();
    await expect(page.locator('.chosen-filters a').first()).toBeAttached();
  });
}

test('[FELT-01] a facet that is tapped while the page hydrates opens at once, and unfolds afterwards', async ({
  page,
}) => {
  const { arrive } = await openWithScript(
    page,
    'slow',
    '/categories/womens-dresses',
    '**/assets/listing-part-*.js',
  );
  await waitForHydration(page, ['header']);
  await page.locator('.filter-pills').getByRole('button', { name: 'Colour' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await expect(filters.locator('.facet-fold[open]')).toHaveCount(0);
  arrive();
  await expect(filters.locator('.facet-fold[open] > summary')).toHaveText(/^Colour/);
  await expect(filters).toBeVisible();
});
