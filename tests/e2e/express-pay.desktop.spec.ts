import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

/** Opens the sandbox wallet on the page of a product, and waits for its delivery methods. */
async function openSheet(page: Page) {
  await openProduct(page, 'one-variant');
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  await expect(sheet.getByLabel('Standard delivery')).toBeChecked();
  return sheet;
}

/** All addresses that the browser opened, with their queries. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

test('[APAY-01] the product page: the wallet buys the product, and nothing personal is in an address', async ({
  page,
}) => {
  const addresses = recordAddresses(page);
  const sheet = await openSheet(page);
  // The browser drops a form inside another one, so the sheet must not be in the buying form.
  await expect(page.locator('form form, form dialog form')).toHaveCount(0);
  await expectAccessible(page, 'dialog:popover-open');
  await sheet.getByLabel('Collect from a shop').check();
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Collect from a shop');
  const paidWith = page.getByRole('heading', { name: 'Paid with' }).locator('..');
  await expect(paidWith).toContainText('Apple Pay');
  await expect(paidWith).not.toContainText('ending in');
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).not.toMatch(/Byron|Loom|example\.com|givenName/);
});

for (const [field, value, shown] of [
  ['First name', 'Grace', 'Thank you, Grace'],
  ['Postcode', 'M1 1AE', 'Thank you, Ada'],
] as const) {
  test(`[APAY-01] the first press of Pay counts after ${field} was edited`, async ({ page }) => {
    const sheet = await openSheet(page);
    await sheet.getByText('Contact details').click();
    await sheet.getByLabel(field).fill(value);
    const pay = sheet.getByRole('button', { name: 'Pay', exact: true });
    await pay.scrollIntoViewIfNeeded();
    const box = (await pay.boundingBox())!;
    // One press of the mouse: it takes the focus from the field, and must still reach the button.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    if (field === 'Postcode') await expect(page.getByRole('main')).toContainText(value);
  });
}

test('[APAY-01] the product page loads its data again when the total has updated', async ({ page }) => {
  const error = 'Your total has updated. Please check your basket and try again.';
  await page.route('**/_api/payments/submitApplePay**', (route) =>
    route.fulfill({ status: 409, json: { error } }),
  );
  const sheet = await openSheet(page);
  const path = new URL(page.url()).pathname;
  await page.route('**/_api/stock/**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const variants = body.variants.map((variant: object) => ({ ...variant, price: 4321 }));
    await route.fulfill({ json: { ...body, variants } });
  });
  const reloaded = page.waitForResponse((response) => new URL(response.url()).pathname === `${path}.data`);
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
  expect((await reloaded).status()).toBe(200);
  await expect(page.locator('.product-panel .price').getByText('£43.21')).toBeVisible();
});
