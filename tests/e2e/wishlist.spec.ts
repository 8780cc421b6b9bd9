import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { findVariants, signUp } from './shopping.ts';

test('[WISH-06] the endpoints respond with the specified texts', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  const item = {
    lineItemSku: one!.sku,
    productKey: one!.productKey,
    colourSelected: one!.colour,
    sizeSelected: true,
  };
  const post = async (path: string, data: object) =>
    (await page.request.post(`/_api/wishlist/${path}`, { data })).json();
  expect(await post('add', item)).toEqual({ success: false, error: 'User is guest' });
  await signUp(page);
  expect(await post('add', { ...item, lineItemSku: 'x' })).toEqual({
    success: false,
    error: 'pdp.wishlist.errorAdding',
  });
  expect(await post('add', item)).toEqual({ success: 'Item added to wishlist' });
  expect(await post('add', item)).toEqual({ success: false, error: 'Item already exists in the wishlist' });
  const query = new URLSearchParams({ productKey: item.productKey, colourSelected: item.colourSelected });
  expect(await (await page.request.get(`/_api/wishlist/savedItem?${query}`)).json()).toEqual({
    wishlistItem: item,
  });
  const search = await (await page.request.get('/_api/search/wishlistProductSearch')).json();
  expect(search.wishlistProductSearch).toMatchObject([
    { productKey: item.productKey, colourSelected: item.colourSelected },
  ]);
  expect(await post('remove', item)).toEqual({ success: 'Item removed from wishlist' });
  expect(await post('remove', item)).toEqual({
    success: false,
    error: 'Item could not be removed from wishlist',
  });
});

test('[WISH-01] a guest is asked to sign in, and the product is saved afterwards', async ({ page }) => {
  await page.goto('/categories/womens-clothing');
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to wishlist:/ })
    .first()
    .click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to save this' });
  await expect(prompt).toBeVisible();
  await expectAccessible(page, 'dialog:popover-open');
  await prompt.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/categories\/womens-clothing/);
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^In your wishlist:/ })).toHaveCount(1);
});

test('[WISH-01] a guest signs in without leaving the page, and the product is saved', async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page);
  await context.clearCookies({ name: 'selvedge_session' });
  await page.goto('/categories/womens-clothing');
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to wishlist:/ })
    .first()
    .click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to save this' });
  await prompt.getByLabel('Email address').fill(email);
  await prompt.getByLabel('Password', { exact: true }).fill('not the password');
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(prompt.getByRole('alert')).toContainText('is not right');
  await prompt.getByLabel('Password', { exact: true }).fill(password);
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/\/categories\/womens-clothing$/);
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^In your wishlist:/ })).toHaveCount(1);
});

test('[WISH-08] the page shows what is saved and moves it to the basket', async ({ page }) => {
  const [one, other] = await findVariants(page.request, 2);
  await signUp(page);
  for (const { sku, productKey, colour } of [other!, one!]) {
    await page.request.post('/_api/wishlist/add', {
      data: { lineItemSku: sku, productKey, colourSelected: colour, sizeSelected: true },
    });
  }
  await page.goto('/wishlist?q=nothing-like-this');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('main')).toContainText(other!.name);
  await page.getByRole('button', { name: `Remove ${other!.name}` }).click();
  await expect(page.getByText(`${other!.name} was removed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${other!.name}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${other!.name}` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(one!.name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText(`${one!.name} is in your basket.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
});

test('[WISH-02] [WISH-03] a customer saves with one click and removes with the next, without loading the page again; a guest sees nothing of it', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/categories/womens-clothing');
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/categories/')) loads.push(pathname);
  });
  const save = page.getByRole('button', { name: /^Add to wishlist:/ }).first();
  await save.click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: /^In your wishlist:/ }).click();
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  await save.click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^In your wishlist:/ })).toHaveCount(1);
  expect(loads).toEqual([]);

  // The session ended elsewhere: the next page belongs to a guest.
  await context.clearCookies({ name: 'selvedge_session' });
  await page.goto('/categories/womens-clothing');
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^In your wishlist:/ })).toHaveCount(0);
});

// What the server renders; script changes nothing about it.
test.describe('by HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('[WISH-03] a guest has no wishlist and is asked to sign in', async ({ page }) => {
    await page.goto('/wishlist');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fwishlist',
    );
  });
});
