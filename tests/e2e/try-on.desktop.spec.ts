import type { FrameLocator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { choose, openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';
import { dataLayerEvents, frameScript } from './widget-frames.ts';

test.use({ launchOptions: WITH_PICTURES });

test('[GAL-04] [EVENT-01] lipstick on a model: offered when the provider supports it, follows the colour, closes', async ({
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
  await choose(provider.getByRole('radio', { name: 'Plum' }));
  await expect(face).toHaveAccessibleName('A face wearing Plum');
  expect(await lipsOf(provider)).not.toEqual(before);
  await expectAccessible(page, 'dialog:popover-open');
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
  await expectAccessible(page, 'dialog:popover-open');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await expect(offer).toHaveCount(0);
  expect(await dataLayerEvents(page, 'loadVtoScript')).toHaveLength(1);
  expect((await dataLayerEvents(page, 'revieveVto')).map(({ action }) => action)).toEqual([
    'open',
    'close',
    'open',
    'unavailable',
  ]);
});

test('[GAL-04] the shopper’s own photo does not leave the browser', async ({ page }) => {
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

/** The colour in the middle of the lips, as red, green, blue. */
async function lipsOf(provider: FrameLocator): Promise<number[]> {
  return provider
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(360, 610, 1, 1).data]);
}
