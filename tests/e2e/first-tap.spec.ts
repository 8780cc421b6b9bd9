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

  test(`[FELT-02] with script ${speed}, quick add leads to the sizes of the product`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, LISTING);
    // The first cards move into the sponsored row when the advertisements arrive.
    const card = page.locator('.card-grid > li').nth(12);
    const name = await card.locator('.product-card-link').innerText();
    await card.locator('.quick-add').focus();
    await page.keyboard.press('Enter');
    arrive();
    // In a window over the list, or on the page of the product.
    const place = page.getByRole('dialog', { name: 'Quick Add' }).or(page.locator('.product-panel'));
    await expect(place.getByText(name).first()).toBeVisible();
    await expect(place.getByRole('radio', { name: /size|\d/i }).first()).toBeAttached();
  });

  test(`[FELT-02] with script ${speed}, a picture opens on the whole screen`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, PRODUCT);
    await page.locator('.gallery-zoom').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
    arrive();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test(`[FELT-02] with script ${speed}, a filter and a sort apply`, async ({ page }) => {
    const { arrive } = await openWithScript(page, speed, LISTING);
    const facet = page.locator('.facet-menu').first();
    await facet.locator('summary').click();
    await facet.locator('a[href]').first().click();
    await expect(page.locator('.chosen-filters a').first()).toBeVisible();
    // By another document without script, which listens to the sort at its end.
    await page.waitForURL('**/facet/**');
    // It shows the phone's form too until its styles have arrived.
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
  const { arrive } = await openWithScript(page, 'slow', PRODUCT);
  const thumbnail = page.getByRole('button', { name: 'Show picture 2 of' });
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute('data-held', '');
  arrive();
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await expect(thumbnail).not.toHaveAttribute('data-held');
});

test('[FELT-02] a page that is asked for while the list hydrates is added to it, without another document', async ({
  page,
}) => {
  const { arrive } = await openWithScript(page, 'slow', LISTING, '**/assets/listing-page-*.js');
  const cards = page.locator('.card-grid [data-product]');
  const count = await cards.count();
  // The header is hydrated: the script runs, and only the list waits.
  await waitForHydration(page, ['header']);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const more = page.getByRole('link', { name: 'Load more' });
  await more.click();
  await expect(more).toHaveAttribute('data-held', '');
  arrive();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page).toHaveURL(/page=2/);
});

test('[FELT-02] Load more leads to a document when the code of the list does not come', async ({ page }) => {
  await openWithScript(page, 'blocked', LISTING, '**/assets/listing-page-*.js');
  await waitForHydration(page, ['header']);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.card-grid [data-product]').first()).toBeVisible();
});

test('[FELT-02] a size that is chosen before hydration is chosen afterwards', async ({ page }) => {
  const { arrive } = await openWithScript(page, 'slow', PRODUCT);
  const size = page.locator('.size:not([data-gone])').nth(1);
  await size.click();
  const radio = size.getByRole('radio');
  const sizeName = await radio.getAttribute('aria-label');
  arrive();
  await expect(page).toHaveURL(/size=/);
  await expect(radio).toBeChecked();
  await expect(page.locator('#buy fieldset p').first()).toContainText(sizeName!);
});

test('[FELT-02] suggestions are fetched, once, for what is typed before hydration, and appear after it', async ({
  page,
}) => {
  const { arrive } = await openWithScript(page, 'slow', LISTING);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/suggest?q=dre&')) asked.push(request.url());
  });
  const itsCode = page.waitForRequest(/\/search-panel-/);
  await page.locator('.search-form input[name=q]').pressSequentially('dre');
  await itsCode;
  await expect.poll(() => asked).toHaveLength(1);
  arrive();
  await expect(page.locator('.search-panel').getByRole('option').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[FELT-02] a colour that is chosen before hydration is shown at once, and stays chosen', async ({
  page,
}) => {
  const { arrive } = await openWithScript(page, 'slow', LISTING);
  const card = page.locator('article:has([data-picture]:not([checked]))').first();
  const swatch = card.locator('[data-picture]:not([checked])').first();
  const colour = await swatch.getAttribute('value');
  const shown = new RegExp(`^${await swatch.getAttribute('data-picture')}/`);
  await swatch.check();
  await expect(card.locator('img').first()).toHaveAttribute('srcset', shown);
  arrive();
  await expect(card.locator('.product-card-link')).toHaveAttribute('href', new RegExp(`colour=${colour}`));
  await expect(swatch).toBeChecked();
  await expect(card.locator('img').first()).toHaveAttribute('srcset', shown);
});
