import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { choose, openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';
import { signUp } from './shopping.ts';

const pathOf = (name: string) => examples[name]!.path;

interface QuickAddVariant {
  sku: string;
  colour: string;
  size: string;
  price: number;
}

/** The demo's prices depend on the date, so they are read from the shop. */
async function variantsOf(request: APIRequestContext, name: string): Promise<QuickAddVariant[]> {
  const response = await request.get(`/_api/quickadd/${examples[name]!.productKey}`);
  return (await response.json()).product.variants;
}

const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`;

const add = (page: Page) => page.locator('#buy').getByRole('button', { name: 'Add to basket' });

test('[PDP-02] a size must be chosen; then it is in the basket, with links to basket and shopping', async ({
  page,
}) => {
  await openProduct(page, 'thirty-variants');
  await expect(page).toHaveTitle(/\| Organic Cotton Crew T-Shirt \| Selvedge$/);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible();
  await expect(add(page)).toBeInViewport();
  // The sticky header may cover part of an element while scrolling; not checked here.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await choose(page.getByRole('radio', { name: 'M', exact: true }));
  await expect(page).toHaveURL(/size=M/);
  await expect(page.getByText('Please select a size')).toBeHidden();
  await add(page).click();
  const drawer = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(drawer.getByText('Size M')).toBeVisible();
  await expect(drawer.getByRole('img').or(drawer.locator('img')).first()).toBeVisible();
  await expectAccessible(page, 'dialog:popover-open');
  await drawer.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: /Basket.*1/ })).toBeVisible();
});

test('[PDP-02] what is added shows before the basket has answered, and a refusal in its place', async ({
  page,
}) => {
  let { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  let sent = (body: string) => body;
  await page.route('**/_api/basket/addToCart', async (route) => {
    const body = sent(route.request().postData() ?? '');
    await answer;
    await route.continue({ postData: body });
  });
  await openProduct(page, 'thirty-variants', '?size=M');
  await add(page).click();
  const adding = page.getByRole('dialog', { name: 'Adding to basket' });
  await expect(adding.getByText('Size M')).toBeVisible();
  const toBasket = adding.getByRole('link', { name: 'Go to basket (1)' });
  await expect(toBasket).toHaveAttribute('aria-disabled', 'true');
  await expect(toBasket).toBeFocused();
  await expectAccessible(page, 'dialog:popover-open');
  letAnswer();
  const added = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(added.getByText('Basket subtotal')).toBeVisible();
  await expect(added.getByRole('link', { name: 'Go to basket (1)' })).toBeFocused();
  await page.keyboard.press('Escape');

  ({ promise: answer, resolve: letAnswer } = Promise.withResolvers<void>());
  sent = (body) => body.replace(/"sku":"[^"]+"/, '"sku":"no-such-item"');
  await add(page).click();
  await expect(adding.getByText('Size M')).toBeVisible();
  letAnswer();
  const refusal = page.locator('#buy').getByRole('alert');
  await expect(refusal).toContainText('We no longer sell this here.');
  await expect(refusal).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add(page)).toBeFocused();
});

test('[ROUTE-12] the choice is in the address: colours are links, a reload keeps it', async ({ page }) => {
  await openProduct(page, 'sizes-out-of-stock', '?utm_source=mail');
  await page.getByRole('link', { name: 'Light Wash' }).click();
  await expect(page).toHaveURL(/utm_source=mail/);
  await expect(page).toHaveURL(/colour=light-wash/);
  await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await choose(page.getByRole('radio', { name: '14, out of stock' }));
  await expect(page.getByText('14 is out of stock in this colour.')).toBeVisible();
  await expect(page.locator('#buy').getByRole('button', { name: 'Out of stock' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '14, out of stock' })).toBeChecked();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PDP-02] colour, size and basket work by links and a form', async ({ page }) => {
    await page.goto(pathOf('sizes-out-of-stock'));
    await page.getByRole('link', { name: 'Light Wash' }).click();
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await choose(page.getByRole('radio', { name: '10', exact: true }));
    await add(page).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('Light Wash · Size 10')).toBeVisible();
  });

  test('[PDP-18] a missing product shows a message and links to others', async ({ page }) => {
    const response = await page.goto('/product/no-such-thing');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Unexpected Error')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test('[PDP-17] a cached page never sells what is sold out', async ({ page }) => {
  await page.route('**/_api/stock/**', async (route) => {
    const response = await route.fetch();
    const { variants } = await response.json();
    const gone = variants.map((variant: object) => ({
      ...variant,
      isOnStock: false,
      availableQuantity: 0,
      price: 1234,
    }));
    await route.fulfill({ json: { variants: gone } });
  });
  await openProduct(page, 'one-variant');
  await expect(page.locator('#buy').getByRole('button', { name: 'Out of stock' })).toBeVisible();
  await expect(page.locator('.product-panel .price').getByText('£12.34')).toBeVisible();
});

test('[PDP-06] a personalised text is required, counted and checked before it can be added', async ({
  page,
}) => {
  await openProduct(page, 'customisable');
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  const line = page.getByRole('textbox', { name: 'First line' });
  await expect(page.getByText('20 characters max (20 remaining)').first()).toBeVisible();
  await line.fill('For Eleanor <3');
  await line.blur();
  await expect(page.getByText('Letters, numbers and simple punctuation only, please.')).toBeVisible();
  await expectAccessible(page);
  await line.fill('For Eleanor');
  await expect(page.getByText('20 characters max (9 remaining)')).toBeVisible();
  await add(page).click();
  await expect(page.getByRole('dialog').getByText('“For Eleanor”')).toBeVisible();
});

test('[PDP-07] a subscription costs 95 per cent and needs a size too', async ({ page, request }) => {
  await openProduct(page, 'subscription');
  const offer = page.locator('.subscription-offer');
  await offer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please select a size.', { exact: true })).toBeVisible();
  await choose(page.getByRole('radio', { name: '250ml' }));
  await expect(page.getByText('Please select a size.', { exact: true })).toBeHidden();
  const variant = (await variantsOf(request, 'subscription')).find(({ size }) => size === '250ml')!;
  const monthly = pounds(Math.round(variant.price * 0.95));
  await expect(offer).toContainText(`${monthly} a month`);
  await offer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog').locator('.price')).toContainText(monthly);
});

test('[PDP-08] who sells it, how the marketplace works, why offers do not apply, how it was authenticated', async ({
  page,
}) => {
  await openProduct(page, 'preloved');
  for (const [opener, title] of [
    ['Seller details', 'Seller details'],
    ['How the marketplace works', 'Buying from a marketplace seller'],
    ['Preloved and authenticated', 'How we authenticate'],
    ['Excluded from promotions', 'Why offers do not apply'],
  ] as const) {
    const window = page.getByRole('dialog', { name: title });
    await page.getByRole('button', { name: opener }).click();
    await expect(window).toBeVisible();
    if (opener === 'Seller details') {
      await expect(window.getByText('FR40891227735')).toBeVisible();
      await expectAccessible(page, 'dialog:popover-open');
    }
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
});

test('[PDP-16] [ROUTE-07] guests sign up for the membership and find it in their basket', async ({
  page,
}) => {
  await page.goto(pathOf('premier'));
  await page.getByRole('link', { name: 'Sign up and add' }).click();
  await expect(page).toHaveURL(/\/sign-up\?returnTo=%2Fpremier%2F.*addToBagOnLoadAndRegistered/);
  await page.getByLabel('Email address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
  await expect(page).toHaveURL(/\/premier\/[a-z0-9-]+$/);
  await page.goto('/basket');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Premier' }).first(),
  ).toBeVisible();
});

test('[PDP-16] a member sees the end of the membership in place of the button', async ({ page }) => {
  await page.request.post('/sign-in', {
    form: { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/account' },
  });
  const { premierUntil } = await (await page.request.get('/_api/shopper')).json();
  await page.goto(pathOf('premier'));
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(premierUntil),
  );
  await expect(page.locator('.premier-action')).toContainText(date);
  await expect(page.getByRole('link', { name: 'Sign up and add' })).toHaveCount(0);
  await expect(page.locator('#buy').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('[PDP-04] a link that adds on load does so once, for a registered shopper with a chosen size, never for a guest', async ({
  page,
  request,
}) => {
  const [first] = await variantsOf(request, 'thirty-variants');
  const query = `?colour=${first!.colour}&size=M&addToBagOnLoadAndRegistered=true`;
  await openProduct(page, 'thirty-variants', query);
  await expect(page.getByRole('link', { name: 'Basket, empty' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toHaveCount(0);
  await signUp(page);
  await openProduct(page, 'thirty-variants', query);
  await expect(page.getByRole('dialog', { name: 'Added to your basket' }).getByText('Size M')).toBeVisible();
  await expect(page).not.toHaveURL(/addToBagOnLoad/);
  await page.reload();
  await expect(page.getByRole('link', { name: /Basket.*1/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toHaveCount(0);
});

test('[WISH-07] a change of colour fetches whether it is on the wishlist', async ({ page }) => {
  await signUp(page);
  await openProduct(page, 'two-variants');
  const links = page.locator('.pdp-swatch');
  await expect(page.getByRole('button', { name: /^Add to wishlist/ }).first()).toBeVisible();
  const [first, second] = (await links.all()) as [Locator, Locator];
  const colours = await links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('colour')),
  );
  const savedState = () => page.waitForResponse(/\/_api\/wishlist\/savedItem/);
  const save = page.locator('.product-heading button');
  const saved = page.waitForResponse(/\/_api\/wishlist\/add/);
  await save.click();
  expect((await saved).status()).toBe(200);
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  const other = savedState();
  await second.click();
  expect(new URL((await other).url()).searchParams.get('colourSelected')).toBe(colours[1]);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const again = savedState();
  await first.click();
  expect((await (await again).json()).wishlistItem).not.toBeNull();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('[PDP-15] the hybrid page shows a product summary and its list', async ({ page }) => {
  await page.goto(`${pathOf('size-dress')}?hybrid=true`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Floral Puff Sleeve Belted Midi Dress');
  await expect(page.locator('form#buy, .gallery')).toHaveCount(0);
  const productLinks = (cards: Locator) =>
    cards.evaluateAll((all) => all.map((card) => card.querySelector('a')!.pathname));
  const listed = await productLinks(page.locator('.product-card'));
  expect(listed.length).toBeGreaterThan(3);
  const all = page.getByRole('link', { name: /^See all / });

  await page.getByRole('button', { name: 'Quick add Floral Puff Sleeve Belted Midi Dress' }).click();
  const quickAdd = page.getByRole('dialog', { name: 'Quick Add' });
  await expect(quickAdd).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(quickAdd).toBeHidden();

  // The cards are the list of the product's own category, without the product.
  const own = pathOf('size-dress').split('?')[0]!;
  expect(listed).not.toContain(own);
  await all.click();
  await expect(page).toHaveURL(/\/categories\//);
  const inCategory = page.locator('.product-list .product-card');
  await expect.poll(() => productLinks(inCategory)).toEqual(expect.arrayContaining(listed));

  await page.goBack();
  const view = page.getByRole('link', { name: 'View product' });
  await expect(view).toHaveAttribute('href', /colour=navy/);
  await view.click();
  await expect(page.locator('form#buy')).toBeVisible();
});
