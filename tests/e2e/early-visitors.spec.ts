// Nobody is at these pages yet: they are still asleep.
import { expect, test } from '@playwright/test';

const LISTING = '/categories/womens-dresses';

test('a press that comes before any script is not lost', async ({ page }) => {
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.selvedgeEarly);
  await page
    .getByRole('button', { name: /^Add to wishlist:/ })
    .first()
    .dispatchEvent('click');
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click that comes before the page is alive is not lost', async ({ page }) => {
  await page.goto(LISTING, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Add to wishlist:/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a choice that is made before the page is alive is not lost', async ({ page }) => {
  await page.goto(LISTING, { waitUntil: 'networkidle' });
  await page.locator('.sort-select:visible').selectOption('price-asc');
  await expect(page).toHaveURL(`${LISTING}?sort=price-asc`);
});

test('a front page that is left and opened again has all its styles', async ({ page }) => {
  const families = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.styleSheets].flatMap(
          ({ href }) => /\/assets\/(\w+)-[^/]*\.css/.exec(href ?? '')?.[1] ?? [],
        ),
      ),
    ]);
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = await families();
  expect(atFirst).toContain('strips');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('nav a[href^="/categories/"]').first().click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(page.locator('.product-list')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.hero-carousel')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect.poll(families).toEqual(expect.arrayContaining(atFirst));
});
