import type { Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

const BUNDLE = '.bundle';

async function openBundle(page: Page, example: string) {
  await page.goto(examples[example]!.path);
  await scrollToDeferred(page, BUNDLE);
  const box = page.locator('section', { has: page.locator(BUNDLE) });
  return { box, items: box.locator('.bundle-item'), add: box.locator('.bundle-foot button') };
}

/** Chooses a size in stock for every product that still needs one. */
async function chooseSizes(page: Page) {
  for (const select of await page.locator(`${BUNDLE} select`).all()) {
    const size = await select.locator('option:not([disabled])').first().getAttribute('value');
    await select.selectOption(size!);
  }
}

test('[BUN-01] a bundle shows the product and up to three more, three swatches each', async ({ page }) => {
  const { box, items } = await openBundle(page, 'bundle-suits');
  await expect(box.getByRole('heading', { name: 'Complete the suit' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete the outfit' })).toHaveCount(0);
  const count = await items.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(4);
  await expect(items.filter({ hasText: 'Slim Fit Wool Blend Suit Jacket' })).toHaveCount(1);
  for (const item of await items.all())
    expect(await item.locator('.bundle-swatch').count()).toBeLessThanOrEqual(3);
  await expectAccessible(page, `section:has(${BUNDLE})`);
});

test('[BUN-01] every kind of bundle has its own title; a product without co-purchases has none', async ({
  request,
}) => {
  const headersOf = async (example: string) => {
    const response = await request.get(
      `/_api/recommendations/bundles?key=${examples[example]!.productKey}&locale=en-GB`,
    );
    return ((await response.json()) as { bundles: { header: string }[] }).bundles.map(({ header }) => header);
  };
  expect(await headersOf('bundle-home')).toContain('Complete the room');
  expect(await headersOf('bundle-beauties')).toContain('Complete the routine');
  expect(await headersOf('bundle-outfits')).toContain('Complete the outfit');
  expect(await headersOf('no-reviews')).toEqual([]);
});

test('[BUN-02] sizes are required, excluded products stay out, and added ones are deselected', async ({
  page,
}) => {
  const { box, items, add } = await openBundle(page, 'bundle-suits');
  const checks = items.getByRole('checkbox');
  const all = await items.count();
  for (const check of await checks.all()) await expect(check).toBeChecked();
  await expect(add).toHaveText(`Add ${all} to basket`);

  await add.click();
  await expect(items.getByText('Please select a size').first()).toBeVisible();
  expect(await page.locator('[data-basket-count]').count()).toBe(0);

  const sized = items.filter({ has: page.locator('select') }).first();
  await sized.getByRole('checkbox').uncheck();
  await expect(sized.getByText('Please select a size')).toHaveCount(0);
  await expect(add).toHaveText(`Add ${all - 1} to basket`);
  await sized.getByRole('checkbox').check();
  await expect(sized.getByText('Please select a size')).toBeVisible();
  await chooseSizes(page);
  await expect(items.getByText('Please select a size')).toHaveCount(0);

  const sent = page.waitForRequest('**/_api/basket/addToCart');
  await add.click();
  const form = (await sent).postData() ?? '';
  expect(form.match(/"sku"/g)).toHaveLength(all);
  await expect(box.getByText(`${all} items are in your basket.`)).toBeVisible();
  for (const check of await checks.all()) await expect(check).not.toBeChecked();
  await expect(add).toHaveText('Choose what to add');
  await box.getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByRole('heading', { name: /basket/i }).first()).toBeVisible();
  await expect(page.getByText('Slim Fit Wool Blend Suit Jacket').first()).toBeVisible();
});

test('[BUN-02] sold-out choices are marked and disabled, and an error is shown in red below the button', async ({
  page,
}) => {
  // The same bundle with a colour of one product and a size of another sold out.
  await page.route('**/_api/recommendations/bundles**', async (route) => {
    const response = await (await route.fetch()).json();
    const [first, second] = response.bundles[0].products;
    const gone = { isOnStock: false, availableQuantity: 0 };
    const colour = first.colours[1]?.colour ?? first.colours[0].colour;
    for (const variant of first.variants) if (variant.colour === colour) variant.stock = gone;
    const size = second.variants.find((one: { stock: { isOnStock: boolean } }) => one.stock.isOnStock).size;
    for (const variant of second.variants) if (variant.size === size) variant.stock = gone;
    await route.fulfill({ json: response });
  });
  await page.route('**/_api/basket/addToCart', (route) =>
    route.fulfill({ status: 409, json: { error: 'Somebody was faster: this is sold out.' } }),
  );
  const { box, items, add } = await openBundle(page, 'bundle-suits');
  const first = items.first();
  await first.locator('.bundle-swatches label').nth(1).click();
  await expect(first.getByText('This colour is out of stock. Please select another one.')).toBeVisible();
  await expect(first.getByRole('checkbox')).not.toBeChecked();
  await expect(first.getByRole('checkbox')).toBeDisabled();
  await first.locator('.bundle-swatches label').first().click();
  await expect(first.getByText('This colour is out of stock')).toHaveCount(0);

  const soldOut = items.nth(1).locator('option', { hasText: '- Out of stock' }).first();
  await expect(soldOut).toHaveAttribute('disabled', '');

  await chooseSizes(page);
  await add.click();
  const error = box.getByText('Somebody was faster: this is sold out.');
  await expect(error).toBeVisible();
  await expect(error).toHaveClass(/text-sale/);
  await expect
    .poll(async () => (await error.boundingBox())!.y - (await add.boundingBox())!.y)
    .toBeGreaterThan(0);
});
