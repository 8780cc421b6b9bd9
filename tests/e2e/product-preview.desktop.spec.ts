import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';

test('[FELT-02] [PLP-11] a card is shown as its product before the router has begun; the rest follows, and Back returns to the card', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const place = page.locator('.early-preview');
  await expect(place).toHaveCSS('--has-styles', '1');
  await page.waitForLoadState('networkidle');
  // It is there for a moment only: the page itself notes where it was.
  await place.evaluate((element) => {
    new MutationObserver(() => {
      if (element.querySelector('h1')) element.dataset.seenAt = location.pathname;
    }).observe(element, { childList: true });
  });
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/product\/.*\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.locator('.card-grid .product-card-link').nth(14);
  await link.scrollIntoViewIfNeeded();
  const name = await link.innerText();
  const { y } = (await link.boundingBox())!;
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(/\/product\//);
  await expect(place).toHaveAttribute('data-seen-at', DRESSES);
  await expect(page.locator('#buy')).toBeHidden();

  respond();
  await expect(page.locator('#buy').getByRole('button', { name: /basket|bag/i })).toBeVisible();
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(link).toHaveText(name);
  await expect.poll(async () => Math.abs((await link.boundingBox())!.y - y)).toBeLessThan(4);
});

test('[FELT-02] a product that cannot be loaded gives way to the error, and Back to the list', async ({
  page,
}) => {
  await page.goto(DRESSES);
  await expect(page.locator('.early-preview')).toHaveCSS('--has-styles', '1');
  await page.route(/\/product\/.*\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.locator('.card-grid .product-card-link').nth(14).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unroute(/\/product\/.*\.data/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
  await expect(page.locator('.card-grid .product-card-link').nth(14)).toBeVisible();
});
