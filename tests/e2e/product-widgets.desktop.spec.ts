import type { FrameLocator, Page } from '@playwright/test';
import { examples } from '#demo/examples.ts';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

test.use({ launchOptions: WITH_PICTURES });

/** What the page told its data layer under one name. */
const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as { dataLayer?: { event: string; action?: string }[] }).dataLayer ?? []).filter(
        ({ event }) => event === wanted,
      ),
    name,
  );

test('[PDP-14] the fit service finds a size, and the page takes it', async ({ page }) => {
  await openProduct(page, 'size-dress');
  expect(page.frames()).toHaveLength(1);
  await page.getByRole('button', { name: 'Find my size' }).click();
  const window_ = page.getByRole('dialog', { name: 'Find my size' });
  const fit = window_.frameLocator('iframe');
  await fit.getByLabel('Height (cm)').fill('168');
  await fit.getByLabel('Weight (kg)').fill('64');
  await fit.getByRole('button', { name: 'Find my size' }).click();
  await expect(fit.getByText('We recommend size 12.')).toBeVisible();
  await expectAccessible(page);
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
  expect(await told(page, 'revieveClick')).toEqual([{ event: 'revieveClick', advisor: 'skincare' }]);
  const advisor = window_.frameLocator('iframe');
  await advisor.getByText('Dry', { exact: true }).click();
  await advisor.getByText('Moisture', { exact: true }).click();
  await advisor.getByRole('button', { name: 'Show me' }).click();
  await expect(advisor.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
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

test('[GAL-04] [EVENT-01] lipstick on a drawn face: offered when the provider can, follows the colour, closes', async ({
  page,
}) => {
  await openProduct(page, 'try-on');
  const offer = page.getByRole('button', { name: 'Try it on' });
  await offer.click();
  const overlay = page.getByRole('dialog', { name: /^Try on / });
  const provider = overlay.frameLocator('iframe');
  const face = provider.getByRole('img', { name: /^A face wearing / });
  await expect(face).toBeVisible();
  const before = await lipsOf(provider);
  await provider.getByRole('radio', { name: 'Plum' }).check({ force: true });
  await expect(face).toHaveAccessibleName('A face wearing Plum');
  expect(await lipsOf(provider)).not.toEqual(before);
  await expectAccessible(page);
  await provider.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();

  await page.getByRole('link', { name: 'Coral', exact: true }).click();
  await expect(page).toHaveURL(/colour=coral/);
  await offer.click();
  await expect(face).toHaveAccessibleName('A face wearing Coral');

  const sku = await page.locator('input[name="sku"]').inputValue();
  await frameScript(
    page,
    'try-on',
    `parent.postMessage({type:'vto_available',sku:${JSON.stringify(sku)},available:false},'*')`,
  );
  const notice = page.getByRole('dialog', { name: 'Try-on is not available' });
  await expect(notice).toBeVisible();
  await expect(overlay).toBeHidden();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await expect(offer).toHaveCount(0);
  expect(await told(page, 'loadVtoScript')).toHaveLength(1);
  expect((await told(page, 'revieveVto')).map(({ action }) => action)).toEqual([
    'open',
    'close',
    'open',
    'unavailable',
  ]);
});

test('[GAL-04] the shopper’s own photo is worn on without leaving the browser', async ({ page }) => {
  await openProduct(page, 'try-on');
  await page.getByRole('button', { name: 'Try it on' }).click();
  const provider = page.getByRole('dialog', { name: /^Try on / }).frameLocator('iframe');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  await provider
    .getByLabel('Use my photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(provider.getByText('Drag on your photo')).toBeVisible();
  await provider.getByRole('button', { name: 'Back to the model' }).click();
  await expect(provider.getByText('Drag on your photo')).toBeHidden();
  expect(sent.filter((url) => !url.includes('/_api/events'))).toEqual([]);
});

test('[PDP-14] feature media by barcode come when they are near, or not at all', async ({ page }) => {
  await openProduct(page, 'three-d-vase');
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const media = page.frameLocator('iframe[title^="From "]');
  await expect(media.getByRole('heading')).toHaveText('Speckled Stoneware Vase');
  await expect(media.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);

  await openProduct(page, 'size-dress');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('iframe[title^="From "]')).toHaveCount(0);
});

test('[SITE-04] frames are sandboxed, and their policy lets in nothing but what they need', async ({
  page,
  request,
}) => {
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

/** As the provider itself would run it. */
async function frameScript(page: Page, name: string, code: string) {
  const find = () => page.frames().find((one) => one.url().includes(`/stand-ins/${name}`));
  await expect.poll(() => find() !== undefined).toBe(true);
  await find()!.evaluate(code);
}

/** The colour in the middle of the lips. */
async function lipsOf(provider: FrameLocator): Promise<number[]> {
  return provider
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(360, 610, 1, 1).data]);
}
