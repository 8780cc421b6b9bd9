import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { addToBasket, findVariants, signUp } from './shopping.ts';

test('[BASKET-02] lines can be changed, removed, restored and saved for later', async ({ page }) => {
  const [one, other] = await findVariants(page.request, 2);
  await addToBasket(page, [{ sku: one!.sku }, { sku: other!.sku }]);
  await page.goto('/basket');
  await expect(page.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: one!.name }).first();
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
  await expectAccessible(page);

  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${one!.name} was removed.`)).toBeVisible();
  // The pressed button is gone: the focus is beside the undo button.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('main')).toBeFocused();

  await line.getByRole('button', { name: 'Save for later' }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved).toContainText(one!.name);
  await saved.getByRole('button', { name: 'Move to basket' }).click();
  await expect(page.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
});

test('[BASKET-02] two tabs show the same basket', async ({ page, context }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/basket');
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/basket');
  await other.getByRole('button', { name: 'One more' }).click();
  await expect(other.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
});

test('[BASKET-02] a code takes money off, a wrong one is reported', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/basket');
  await page.getByText('Have a promotion code?').click();
  await page.getByLabel('Promotion code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.field-error', { hasText: 'We do not know this code.' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'We do not know this code.' })).toBeAttached();
  await page.getByLabel('Promotion code').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('10% off your first order')).toBeVisible();
});

test('[BASKET-02] the guest basket is kept at sign-in and is there on the next device', async ({
  page,
  browser,
}) => {
  const [one, other] = await findVariants(page.request, 2);
  const person = await signUp(page);
  await addToBasket(page, [{ sku: one!.sku }]);

  const phone = await browser.newContext();
  const tab = await phone.newPage();
  await addToBasket(tab, [{ sku: other!.sku, quantity: 2 }]);
  await tab.goto('/sign-in?returnTo=/basket');
  await tab.getByLabel('Email address').fill(person.email);
  await tab.getByLabel('Password', { exact: true }).fill(person.password);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(tab).toHaveURL(/\/basket$/);
  await expect(tab.getByRole('main')).toContainText(one!.name);
  await expect(tab.getByRole('main')).toContainText(other!.name);
  await phone.close();

  await page.goto('/basket');
  await expect(page.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
});

test('[BASKET-01] wrong requests are refused with a reason and change nothing', async ({ page }) => {
  const post = async (form: Record<string, string>) => page.request.post('/_api/basket/addToCart', { form });
  const unreadable = await post({ data: '{' });
  expect(unreadable.status()).toBe(400);
  expect(await unreadable.json()).toMatchObject({ error: 'Please choose something to add.' });
  const unknown = await post({ data: JSON.stringify([{ sku: 'NO-SUCH-SKU', quantity: 1 }]) });
  expect(unknown.status()).toBe(404);
  expect((await post({ data: JSON.stringify([{ sku: 'X', quantity: -1 }]) })).status()).toBe(400);
  expect((await page.request.get('/_api/basket/addToCart')).status()).toBe(405);
  expect((await (await page.request.get('/_api/shopper')).json()).basketCount).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BASKET-01] a plain form adds, changes and removes', async ({ page }) => {
    const [one] = await findVariants(page.request, 1);
    const response = await page.request.post('/_api/basket/addToCart', {
      form: { sku: one!.sku, quantity: '1' },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    });
    expect([response.status(), response.headers().location]).toEqual([303, '/basket']);
    await page.goto('/basket');
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main')).toContainText(one!.name);
  });

  test('[BASKET-02] an empty basket links to products', async ({ page }) => {
    await page.goto('/basket');
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See what is new' })).toBeVisible();
  });

  test('[BASKET-01] a visitor gets no cookie before there is something to store', async ({ page }) => {
    await page.goto('/basket');
    await page.request.get('/_api/shopper');
    const sessions = async () =>
      (await page.context().cookies()).filter(({ name }) => name === 'selvedge_session');
    expect(await sessions()).toEqual([]);
    const [one] = await findVariants(page.request, 1);
    await addToBasket(page, [{ sku: one!.sku }]);
    const [cookie] = await sessions();
    expect(cookie).toMatchObject({ name: 'selvedge_session', httpOnly: true, sameSite: 'Lax' });
  });
});
