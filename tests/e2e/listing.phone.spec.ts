import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';

test('[FACET-06] [FACET-09] the panel has every filter, updates the count and returns to the list', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const pills = page.locator('.filter-pills > button');
  await expect(pills).toHaveCount(5);
  await pills.nth(1).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const show = panel.getByRole('button', { name: /^Show \d/ });
  const before = await show.innerText();
  await panel.locator('.facet-fold[open] a').first().click();
  await expect(page).toHaveURL(/\/facet\/sizes\//);
  await expect(show).not.toHaveText(before);
  await expectAccessible(page, 'dialog:popover-open');
  const after = await show.innerText();
  await show.click();
  await expect(panel).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.list-count')).toHaveText(after.replace('Show ', ''));

  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await panel.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(DRESSES);
  await panel.getByRole('button', { name: 'Close filters' }).click();
  await expect(panel).toBeHidden();
});

test('[PLP-07] [PLP-13] two cards a row, a floating filter button, and a button to the top', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const [one, two, three] = await Promise.all(
    [0, 1, 2].map((at) => page.locator('[data-product]').nth(at).boundingBox()),
  );
  expect(one!.y).toBe(two!.y);
  expect(three!.y).toBeGreaterThan(one!.y);
  const up = page.getByRole('button', { name: 'Back to top' });
  // At the top it would cover a card below the first screen.
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(up).toBeInViewport();
  await expect(page.locator('.filter-float button')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('[CARD-05] [CARD-12] a truncated name expands on tap, and the review count opens the distribution of stars', async ({
  page,
}) => {
  await page.goto('/search?q=block+heel+court+shoes');
  const card = page.locator('[data-product]', { has: page.locator('.product-card-expand') }).first();
  const name = card.locator('.card-name');
  const expand = card.getByRole('button', { name: 'Show the whole name' });
  await expect(expand).toBeVisible();
  const cut = (await name.boundingBox())!.height;
  await expand.click();
  await expect(name).toHaveAttribute('data-open', 'true');
  await expect.poll(async () => (await name.boundingBox())!.height).toBeGreaterThan(cut);
  await card.getByRole('button', { name: 'Shorten the name' }).click();
  await expect.poll(async () => (await name.boundingBox())!.height).toBe(cut);

  await page.goto(DRESSES);
  const reviews = page.locator('.product-card-reviews').first();
  const requested = page.waitForRequest(/\/_api\/reviews\/stats\?sku=[\w-]+$/);
  await reviews.click();
  expect((await (await requested).response())!.ok()).toBe(true);
  const details = page.locator('.rating-details');
  await expect(details.getByRole('progressbar')).toHaveCount(5);
  await expectAccessible(page, '.rating-details');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('[PLP-11] a list that Back returned to has the filters of the other width when the phone is turned', async ({
  page,
}) => {
  await page.goto(DRESSES);
  await page.locator('.card-grid > li:not(.sponsored-place) .product-card-link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.locator('.filter-buttons .chip').first()).toBeVisible();
  await page.setViewportSize({ width: 932, height: 430 });
  await expect(page.locator('.filter-buttons')).toBeHidden();
  const facet = page.locator('.facet-bar > .facet-row > details').first();
  await facet.locator('summary').click();
  await expect(facet.locator('a[href]').first()).toBeVisible();
});
