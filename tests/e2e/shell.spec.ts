import { followAssets } from './hydrated.ts';
import { expect, test } from './shopper.ts';

test('[ROUTE-11] links from a missing page work', async ({ page }) => {
  for (const address of ['/nothing-here', '/nothing/here']) {
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: 'Women' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  }
});

test('a connection that is lost for a moment breaks neither the page nor navigation', async ({
  page,
  context,
}) => {
  await page.goto('/categories/womens-dresses');
  const product = page.locator('[data-product] a[href*="/product/"]').first();
  // The last file that is fetched by itself: from here on the page needs no connection.
  await expect(page.locator('.chat-launcher')).toBeAttached();
  // A link that is not hydrated yet would load a new document.
  await expect.poll(() => product.evaluate((link) => Object.keys(link).join())).toContain('__reactProps$');
  await context.setOffline(true);
  await product.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
  await context.setOffline(false);
  await product.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('form#buy')).toBeVisible();

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await lost;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('no script of ours breaks the content security policy, and nothing logs an error', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of ['/', '/categories/womens-dresses', '/basket']) {
    const assets = followAssets(page);
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await assets.settle();
  }
  expect(problems).toEqual([]);
});

// What the server renders; script changes nothing about it.
test.describe('by HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-02] the page is in the language of its path', async ({ page }) => {
    await page.goto('/fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached();
    const swedish = page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' });
    await expect(swedish).toHaveAttribute('href', '/sv');
    await page.goto('/sv');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });

  test('[SITE-01] the brand follows the host name', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL!);
    await page.goto(`http://coast.localhost:${port}/`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'coast');
    await expect(page).toHaveTitle(/Coast/);
    const coast = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await page.goto(`http://warehouse.localhost:${port}/`);
    const warehouse = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(warehouse).not.toBe(coast);
  });

  test('[ROUTE-11] an unknown address shows a message and links', async ({ page }) => {
    for (const address of [
      '/nothing-here',
      '/fr/rien',
      '/product/no-such-thing',
      '/categories/no-such-thing',
    ]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main a[href]').first()).toBeVisible();
    }
  });
});
