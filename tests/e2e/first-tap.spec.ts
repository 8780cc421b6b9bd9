// Without the fixture of `shopper.ts`: a first tap does not wait for hydration.
import { expect, type Page, test } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { waitForHydration } from './hydrated.ts';
import { openWithScript, SCRIPT_SPEEDS } from './script-speed.ts';

const LISTING = '/categories/womens-dresses';
const PRODUCT = examples['many-reviews']!.path;

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const addButton = (page: Page) => page.locator('#buy').getByRole('button', { name: /basket|bag/i });

for (const speed of SCRIPT_SPEEDS) {
  test(`[FELT-02] with script ${speed}, a size is chosen and added exactly once`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, PRODUCT);
    await addButton(page).click();
    await expect(page.locator('#buy .field-error:visible')).toContainText('Please select a size');
    const size = page.locator('.size:not([data-gone])').first();
    await size.click();
    await expect(size.getByRole('radio')).toBeChecked();
    const added = page.waitForResponse(/addToCart/);
    await addButton(page).click();
    arrive();
    await added;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/basket');
    await expect.poll(() => page.evaluate(basketCount)).toBe(1);
  });

  test(`[FELT-02] with script ${speed}, the heart leads a guest to sign in and saves afterwards`, async ({
    page,
  }) => {
    const { arrive } = await openWithScript(page, speed, LISTING);
    await page
      .getByRole('button', { name: /^Add to wishlist:/ })
      .first()
      .click();
    arrive();
    await expect(page.getByLabel('Email').first()).toBeVisible();
  });

  test(`[FELT-02] with script ${speed}, a filter and a sort apply`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, LISTING);
    const facet = page.locator('.facet-menu').first();
    await facet.locator('summary').click();
    await facet.locator('a[href]').first().click();
    await expect(page.locator('.chosen-filters a').first()).toBeVisible();
    // The next document shows the phone's form too until its styles have arrived.
    await expect(page.locator('.sort-select:visible')).toHaveCount(1);
    await page.locator('.sort-select:visible').selectOption('price-asc');
    arrive();
    // A form without script needs its button, which only browsers without script show.
    await expect(page).toHaveURL(/sort=price-asc/);
  });
}

/** The number of items, by the call that the header makes. */
async function basketCount(): Promise<number> {
  const response = await fetch('/_api/shopper', { headers: { accept: 'application/json' } });
  return (await response.json()).basketCount;
}

test('[FELT-03] a page hydrates without anybody moving', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  for (const address of ['/', LISTING, PRODUCT]) {
    await page.goto(address);
    await waitForHydration(page);
  }
  await context.close();
});

test('a click on a button that needs script is held until then, and done once', async ({ page }) => {
  const { arrive } = await openWithScript(page, 'slow', LISTING);
  // The first cards move into the sponsored row when the advertisements arrive.
  const add = page.locator('.card-grid > li .quick-add').nth(30);
  await add.dispatchEvent('click');
  await expect(add).toHaveAttribute('data-held', '');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Quick Add' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});
