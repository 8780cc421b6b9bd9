import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

test.beforeEach(async ({ page }) => {
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
});

async function photograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('[OPS-14] a product goes from photographs to sale', async ({ page }) => {
  const key = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  await page.goto('/staff/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/new$/);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(`Rain Coat ${key}`);
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByLabel('Brand', { exact: true }).fill('Coast');
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await photograph('front.jpg', '#334455'), await photograph('back.jpg', '#554433')]);
  const pictures = page.getByRole('list', { name: 'Pictures of One colour' }).locator('.product-picture');
  await expect(pictures).toHaveCount(2);
  const [first, second] = [pictures.first(), pictures.nth(1)];
  const src = await second.getByRole('img').getAttribute('src');
  await second.press('Alt+ArrowLeft');
  await expect(first.getByRole('img')).toHaveAttribute('src', src!);
  await page.getByLabel('What the picture shows').fill('The coat from the back');
  await page.getByRole('button', { name: /^Focal point: 50 per cent/ }).press('ArrowUp');
  await expect(page.getByRole('button', { name: /45 per cent from the top/ })).toBeVisible();
  await page.getByLabel('Sizes').fill('S, M');
  const make = page.getByRole('group', { name: 'Make variants' });
  await make.getByLabel('Price').fill('89.00');
  await make.getByLabel('Stock').fill('4');
  await make.getByRole('button').click();
  await page.getByLabel('Main category').selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/products/${key}$`));
  const why = page.getByRole('region', { name: 'Why is it not sold?' });
  await expect(why).toContainText('It is hidden.');

  const address = await why.getByRole('link', { name: 'Preview' }).getAttribute('href');
  const preview = await page.context().newPage();
  await preview.goto(address!);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(key);
  await preview.close();

  await page.getByRole('button', { name: 'Put on sale' }).click();
  const sold = page.getByRole('region', { name: /^Sold on/ });
  const shop = await sold.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');
  await expect.poll(async () => (await page.request.get(shop!)).status()).toBe(200);
  await page.goto(shop!);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(key);
  await expect(page.getByRole('img', { name: 'The coat from the back' }).first()).toBeVisible();
});

test('[OPS-14] [OPS-16] the prices of a brand are reduced for a weekend', async ({ page }) => {
  const upload = async (lines: string[]) => {
    const body = `${lines.join('\r\n')}\r\n`;
    await page.goto('/staff/catalogue');
    await waitForHydration(page);
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(body) });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  const brand = `Brand ${randomUUID().slice(0, 6)}`;
  const key = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  const { rows } = await (await page.request.get('/staff/api/categories?limit=1')).json();
  const head = 'key,name,brand,type,category,colour,sku,price,quantity';
  const row = (sku: string, price: string) =>
    [key, `Coat ${key}`, brand, 'clothing', rows[0].id, 'navy', sku, price, 3].join(',');
  await upload([head, row(`${key}-1`, '80.00'), row(`${key}-2`, 'cheap')]);
  const problem = page.getByRole('row').filter({ hasText: 'cheap' });
  await expect(problem).toContainText('3price');
  await upload([head, row(`${key}-1`, '80.00')]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Applied' })).toBeVisible();

  const coat = page.getByRole('row').filter({ hasText: key });
  await expect(async () => {
    await page.goto(`/staff/products?q=${key}`);
    await expect(coat).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: `Select Coat ${key}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Reduce prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Per cent off').fill('25');
  await dialog.getByLabel('Until').fill('2099-11-23T06:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reduce prices' }).click();
  await expect(bar).toContainText('1 of 1 done');
  await expect(coat).toContainText('£60.00');
  // The form closes with a movement, and has a button of the same name.
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: `Select Coat ${key}` }).check();
  await bar.getByRole('button', { name: 'End the reduction' }).click();
  await dialog.getByRole('button', { name: 'End the reduction' }).click();
  await expect(coat).toContainText('£80.00');
});
