import { expect, test } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('[FACET-10] without script every filter of a list can be reached', async ({ page }) => {
  await page.goto('/categories/womens-dresses');
  const few = await page.locator('.facet-menu:visible').count();
  await page.locator('.facet-bar').getByRole('button', { name: 'More filters' }).click();
  await expect(page).toHaveURL(/filters=all/);
  const menus = page.locator('.facet-menu:visible');
  expect(await menus.count()).toBeGreaterThan(few);
  expect(await menus.count()).toBeGreaterThan(15);
  const last = menus.last();
  await last.locator('summary').click();
  await last.getByRole('link').first().click();
  await expect(page.locator('.chosen-filters a').first()).toBeVisible();
});

test('[REV-01] without script the reviews can be read', async ({ page }) => {
  await page.goto('/product/floral-puff-sleeve-belted-midi-dress-oaz10006');
  await page.getByRole('link', { name: 'Read the reviews, and see what goes with it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Floral Puff Sleeve Belted Midi Dress');
  await expect(page.locator('.review').nth(10)).toBeVisible();
});

test('[SITE-02] a French product page names sizes, policies, rewards and its title in French', async ({
  page,
}) => {
  await page.goto('/fr/product/floral-puff-sleeve-belted-midi-dress-oaz10006');
  await expect(page).toHaveTitle(/^Robes \| /);
  await expect(page.locator('main')).not.toContainText('Send it back');
  await expect(page.locator('main')).not.toContainText(/Gagnez £/);
  await page.goto('/fr');
  await expect(page).toHaveTitle(/soignées/);
});

test('[SEARCH-01] a search for a product code finds the product', async ({ page }) => {
  await page.goto('/search?q=oaz10006');
  await expect(page.locator('[data-product]').first()).toContainText('Floral Puff Sleeve Belted Midi Dress');
});

test('[SEARCH-08] the search box is valid HTML: a combobox is no input of the type search', async ({
  request,
}) => {
  for (const path of ['/', '/categories/womens-dresses', '/fr/basket']) {
    const html = await (await request.get(path)).text();
    const [box] = /<input[^>]*role="combobox"[^>]*>/.exec(html) ?? [];
    expect(box).toContain('type="text"');
  }
});
