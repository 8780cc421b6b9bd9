import { test as untouched } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';
import { openPayment, typeCard } from './shopping.ts';

const PERSONALISED = examples.customisable!.path;
const REASON = 'Letters, numbers and simple punctuation only, please.';

/** The path of a product whose fields are all optional. */
async function findOptionalForm(request: { get(url: string): Promise<{ text(): Promise<string> }> }) {
  for (const query of ['keepsake+box', 'jewellery+box', 'memory+box']) {
    const html = await (await request.get(`/search?q=${query}`)).text();
    for (const [path] of html.matchAll(/\/product\/[a-z0-9-]+/g)) {
      if ((await (await request.get(path)).text()).includes('name="customFields.message"')) return path;
    }
  }
  throw new Error('The demo store has no gift with a card.');
}

test('[PDP-06] basket, order and email print the label of a field, in the shopper’s language', async ({
  page,
}) => {
  await openProduct(page, 'customisable');
  await page.getByRole('textbox', { name: 'First line' }).fill('For Eleanor');
  await page.getByRole('textbox', { name: 'Second line' }).fill('12 June');
  await page.locator('#buy').getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
  await page.goto('/fr/basket');
  await expect(page.getByRole('main')).toContainText('Première ligne: For Eleanor');
  await page.goto('/basket');
  await expect(page.getByRole('main')).toContainText('First line: For Eleanor');
  await expect(page.getByRole('main')).toContainText('Second line: 12 June');
  await expect(page.getByRole('main')).not.toContainText('line1');

  await openPayment(page);
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('First line: For Eleanor');
  await expect(page.getByRole('main')).not.toContainText('line1');
});

test('[PDP-06] a product whose fields are all optional can be added without them', async ({ page }) => {
  await page.goto(await findOptionalForm(page.request));
  const add = page.locator('#buy').getByRole('button', { name: 'Add to basket' });
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
});

untouched('[PDP-06] a text that was typed before hydration is not lost', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(PERSONALISED, { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'First line' }).fill('For Eleanor');
  release();
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
  await page.locator('#buy').getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog').getByText('“For Eleanor”')).toBeVisible();
});

test('[PDP-06] a text that was refused without script is completed with script', async ({ page }) => {
  await page.goto(PERSONALISED);
  // As a browser sends it whose scripts have not arrived.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form#buy')!;
    form.querySelector('input[type=text]')!.setAttribute('value', '<3');
    form.submit();
  });
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
  const line = page.getByRole('textbox', { name: 'First line' });
  await expect(page.locator('.field', { has: line }).getByText(REASON)).toBeVisible();
  await line.fill('For Eleanor');
  await page.locator('#buy').getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog').getByText('“For Eleanor”')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PDP-06] a wrong text comes back with its reason beside the field, and can be corrected', async ({
    page,
  }) => {
    await page.goto(`${PERSONALISED}?colour=navy`);
    const line = page.getByRole('textbox', { name: 'First line' });
    await line.fill('For Eleanor <3');
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('#buy').getByRole('button', { name: 'Add to basket' }).click();
    expect((await sent).status()).toBe(422);
    await expect(page).toHaveURL(`${PERSONALISED}?colour=navy`);
    await expect(line).toHaveValue('For Eleanor <3');
    await expect(line).toHaveAccessibleDescription(new RegExp(REASON));
    await expect(page.locator('.field', { has: line }).getByText(REASON)).toBeVisible();

    await line.fill('For Eleanor');
    await page.locator('#buy').getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByRole('main')).toContainText('First line: For Eleanor');
  });
});
