import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';
import { dataLayerEvents, frameScript } from './widget-frames.ts';

test('[PDP-14] the fit service suggests a size, and the page selects it', async ({ page }) => {
  await openProduct(page, 'size-dress');
  expect(page.frames()).toHaveLength(1);
  await page.getByRole('button', { name: 'Find my size' }).click();
  const window_ = page.getByRole('dialog', { name: 'Find my size' });
  const fit = window_.frameLocator('iframe');
  await fit.getByLabel('Height (cm)').fill('168');
  await fit.getByLabel('Weight (kg)').fill('64');
  await fit.getByRole('button', { name: 'Find my size' }).click();
  await expect(fit.getByText('We recommend size 12.')).toBeVisible();
  await expectAccessible(page, 'dialog:popover-open');
  await window_.getByRole('button', { name: 'Select size 12' }).click();
  await expect(window_).toBeHidden();
  await expect(page).toHaveURL(/size=12/);
  await expect(page.getByRole('radio', { name: /^12(,|$)/ })).toBeChecked();
  await expect(page.locator('.product-panel').getByText('We recommend size 12.')).toBeVisible();
});

test('[ADV-01] [EVENT-01] the advisor proposes products, adds them, and its checkout leads to the basket', async ({
  page,
}) => {
  await openProduct(page, 'bundle-beauties-cream');
  const banner = page.getByRole('complementary', { name: 'Find your skincare routine' });
  const window_ = page.getByRole('dialog', { name: 'Find your skincare routine' });
  await banner.getByRole('button', { name: 'Start' }).click();
  await expect(window_).toBeVisible();
  await expect
    .poll(() => dataLayerEvents(page, 'revieveClick'))
    .toEqual([{ event: 'revieveClick', advisor: 'skincare' }]);
  const advisor = window_.frameLocator('iframe');
  await advisor.getByText('Dry', { exact: true }).click();
  await advisor.getByText('Moisture', { exact: true }).click();
  await advisor.getByRole('button', { name: 'Show me' }).click();
  await expect(advisor.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'dialog:popover-open');
  const added = page.waitForResponse('**/_api/basket/addToCart');
  await advisor.getByRole('button', { name: 'Add all to basket' }).click();
  expect((await added).status()).toBe(200);
  await advisor.getByRole('button', { name: 'Go to basket' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: /Basket.*3/ })).toBeVisible();
});

test('[ADV-01] an add that fails is logged and nothing else', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await page.route('**/_api/basket/addToCart', (route) =>
    route.fulfill({ status: 500, json: { error: 'x' } }),
  );
  await openProduct(page, 'bundle-beauties-cream');
  const window_ = page.getByRole('dialog', { name: 'Find your skincare routine' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(window_).toBeVisible();
  await frameScript(page, 'advisor', "parent.postMessage({type:'add_to_cart',products:[{sku:'A'}]},'*')");
  await expect.poll(() => logged.join()).toContain('Error adding products');
  await expect(window_).toBeVisible();
});

test('[PDP-14] feature media by barcode load on scroll, or are left out', async ({ page }) => {
  await openProduct(page, 'three-d-vase');
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const media = page.frameLocator('iframe[title^="From "]');
  await expect(media.getByRole('heading')).toHaveText('Speckled Stoneware Vase');
  await expect(media.getByRole('img').first()).toBeVisible();
  await expectAccessible(page, 'section:has(iframe[title^="From "])');

  await openProduct(page, 'size-dress');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('iframe[title^="From "]')).toHaveCount(0);
});

test('[SITE-04] frames are sandboxed with a minimal content policy', async ({ page, request }) => {
  const stock = await (await request.get(`/_api/quickadd/${examples['size-dress']!.productKey}`)).json();
  const sku = stock.product.variants[0].sku;
  const frame = await request.get(`/widgets/fit?sku=${sku}`);
  expect(frame.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-[^']+'/);
  expect((await request.get(`/widgets/unknown?sku=${sku}`)).status()).toBe(404);
  expect((await request.get('/widgets/fit?sku=nothing')).status()).toBe(404);
  await openProduct(page, 'size-dress');
  await page.getByRole('button', { name: 'Find my size' }).click();
  const sandbox = await page.locator('dialog iframe').getAttribute('sandbox');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
});
