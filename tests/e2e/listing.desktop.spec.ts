import type { Route } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const ANSWERS_500 = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
const LOSES_CONNECTION = (route: Route) => route.abort();

test('[PLP-08] when the server answers 500 or the connection is lost, Load more keeps the list and offers to try again', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const showing = page.locator('.list-end > p').filter({ hasText: 'Showing' });
  const alert = page.getByRole('alert').filter({ hasText: 'The products could not be loaded.' });
  await expect(showing).toContainText('Showing 40 of');
  // Before its script is there the link leads to the document of the next page.
  await waitForHydration(page, ['.load-button']);
  // One route for all: a request that waits while its route is taken away may never get an answer.
  let answer = (route: Route) => route.continue();
  await page.route(/\.data/, (route) => answer(route));
  for (const [button, fail] of [
    ['Load more', ANSWERS_500],
    ['Try again', LOSES_CONNECTION],
  ] as const) {
    answer = fail;
    const failed = page.waitForRequest(/\.data/);
    await page.getByRole('link', { name: button }).click();
    await failed;
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(DRESSES);
    await expect(showing).toContainText('Showing 40 of');
    await expect(page.locator('.product-list .skeleton')).toHaveCount(0);
  }
  answer = (route) => route.continue();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(showing).toContainText('Showing 80 of');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
});

test('[PLP-11] pages are restored after a reload, with the sponsored row, and only for that list', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const showing = page.locator('.list-end > p').first();
  const sponsored = page.locator('.card-grid > .sponsored-place article');
  await expect(sponsored).toHaveCount(5);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(showing).toContainText('Showing 80 of');
  await page.locator('[data-product]').nth(50).locator('.product-card-link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(showing).toContainText('Showing 80 of');
  await expect(page).toHaveURL(`${DRESSES}?page=2`);

  await page.reload();
  await page.mouse.move(5, 5);
  await expect(showing).toContainText('Showing 80 of');
  await expect(page.getByRole('link', { name: 'Load previous' })).toHaveCount(0);
  await expect(sponsored).toHaveCount(5);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const requested: string[] = [];
  page.on('request', (request) => {
    // Near the end of the list that was reloaded its third page is fetched ahead.
    if (/page=(?!3)/.test(request.url())) requested.push(request.url());
  });
  await page.locator('.sort-select:visible').selectOption('price-asc');
  await expect(page).toHaveURL(`${DRESSES}?sort=price-asc`);
  await expect(showing).toContainText('Showing 40 of');
  await page.locator('.sort-select:visible').selectOption('relevance');
  await expect(page).toHaveURL(DRESSES);
  await expect(page.locator('.product-list')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(showing).toContainText('Showing 40 of');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
  await expect(showing).toContainText('Showing 40 of');
  expect(requested).toEqual([]);
});

test('[PLP-08] [PLP-09] [PLP-11] a page is added without reload, by a button of 340 by 50; a product is named in the address until the return, and nothing has moved', async ({
  page,
}) => {
  await page.goto(DRESSES);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const more = page.getByRole('link', { name: 'Load more' });
  await expect(more).toHaveAttribute('href', `${DRESSES}?page=2`);
  await more.scrollIntoViewIfNeeded();
  expect(await more.boundingBox()).toMatchObject({ width: 340, height: 50 });
  await more.click();
  await expect(page).toHaveURL(`${DRESSES}?page=2`);
  const cards = page.locator('[data-product]');
  await expect(cards.nth(60)).toBeAttached();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-product')));
  expect(new Set(ids).size).toBe(ids.length);

  const id = ids[60];
  const card = page.locator(`[data-product="${id}"]`);
  await card.scrollIntoViewIfNeeded();
  const addresses = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      seen.push(String(url));
      replaceState(state, unused, url);
    };
    return seen;
  });
  await card.locator('.product-card-link').click();
  await expect(page).toHaveURL(/\/product\//);
  const named = `${DRESSES}?page=2&scrollTo=${id}`;
  expect(await addresses.evaluate((seen) => seen)).toContain(named);
  const stored = await page.evaluate(() => sessionStorage.getItem('listing-state'));
  const left = JSON.parse(stored!);
  expect(left).toMatchObject({ productId: id, firstPage: 1, lastPage: 2 });
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect(page).toHaveURL(`${DRESSES}?page=2`);
  await expect(cards).toHaveCount(ids.length);
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - left.top)).toBeLessThan(4);
});

test('[PLP-11] who opens a product by keyboard returns to its card with the focus', async ({ page }) => {
  await page.goto(DRESSES);
  // Advertisements hide the card of the same product, so a place is not a name.
  const id = await page
    .locator('.card-grid > li:not(.sponsored-place) article')
    .nth(7)
    .getAttribute('data-product');
  const link = page.locator(`[data-product="${id}"] .product-card-link`);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('[PLP-08] an added page follows the cards that were seen, and by keyboard the focus goes on to it; another order does not scroll', async ({
  page,
}) => {
  await page.goto(`${DRESSES}/facet/colourFacets/Black`);
  const estimated = page.locator('.deferred-layout:not([data-laid-out="stored"])');
  await expect(estimated).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.locator('.sort-select:visible').selectOption('price-desc', { force: true });
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page.locator('.product-list')).toHaveAttribute('aria-busy', 'false');
  expect(await scrolled()).toBe(before);

  await page.goto(DRESSES);
  const cards = page.locator('.card-grid [data-product]');
  const more = page.getByRole('link', { name: 'Load more' });
  for (const isByKey of [true, false]) {
    await expect(estimated).toHaveCount(0);
    await more.scrollIntoViewIfNeeded();
    const count = await cards.count();
    const last = cards.nth(count - 1);
    const { y } = (await last.boundingBox())!;
    if (isByKey) await more.press('Enter');
    else await more.click();
    await expect(cards.nth(count)).toBeAttached();
    expect(Math.abs((await last.boundingBox())!.y - y)).toBeLessThan(4);
    await expect(cards.nth(count)).toBeInViewport();
    if (isByKey) await expect(cards.nth(count).locator('.product-card-link')).toBeFocused();
  }
});

test('[PLP-05] ten placeholder cards and filters are shown while another list loads', async ({ page }) => {
  await page.goto(DRESSES);
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/womens-clothing\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Women' }).click();
  const waiting = page.locator('.listing-skeleton');
  await expect(waiting.locator('.product-card')).toHaveCount(10);
  await expect(waiting.locator('.facet-row > .skeleton')).toHaveCount(4);
  await expect(page.locator('.card-grid [data-product]')).toHaveCount(0);
  respond();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('.card-grid [data-product]').nth(39)).toBeAttached();
  await page.goto(`${DRESSES}/facet/colourFacets/Nothing`);
  await expect(page.getByText('Nothing matches all of these filters')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLP-13] a brand with three cards a row has four of them below 1024 pixels, and two on a phone', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`http://principles.localhost:${new URL(baseURL!).port}/categories/womens-clothing`);
    const columns = () =>
      page
        .locator('.product-list .card-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    for (const [width, cards] of [
      [767, 2],
      [768, 4],
      [1023, 4],
      [1024, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns, { message: `at ${width} pixels` }).toBe(cards);
    }
  });

  test('[FACET-10] [PLP-13] the first row of facets and the cards a row follow the width of the screen', async ({
    page,
  }) => {
    await page.goto(DRESSES);
    const menus = page.locator('.facet-bar .facet-menu');
    const available = await menus.count();
    for (const [width, facets] of [
      [768, 4],
      [1279, 4],
      [1280, 5],
      [1459, 5],
      [1460, 6],
      [1640, 7],
      [1820, 8],
      [1980, 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = () => menus.evaluateAll((all) => all.filter((menu) => menu.checkVisibility()).length);
      await expect.poll(shown, { message: `facets at ${width} pixels` }).toBe(Math.min(facets, available));
      const { columns, ofTheme } = await page
        .locator('.product-list .card-grid')
        .first()
        .evaluate((grid) => {
          const style = getComputedStyle(grid);
          return {
            columns: style.gridTemplateColumns.split(' ').length,
            ofTheme: Number(style.getPropertyValue('--cards-per-row')),
          };
        });
      expect(columns, `cards a row at ${width} pixels`).toBe(width < 1024 ? 4 : ofTheme);
    }
  });
});
