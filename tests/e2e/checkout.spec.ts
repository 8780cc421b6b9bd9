import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import {
  addToBasket,
  fillDetails,
  findVariants,
  openPayment,
  sendDetails,
  signUp,
  typeCard,
} from './shopping.ts';

test('[BASKET-03] a guest buys with a card and finds the order, the email and an empty basket', async ({
  page,
  browser,
}) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await fillDetails(page, expectAccessible);
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(one!.name);
  await expect(page.getByRole('main')).toContainText('Visa ending in 1111');
  await expectAccessible(page);
  const address = page.url();
  const number = /\/order\/(\d+)/.exec(address)![1]!;
  await page.goto('/demo/outbox');
  await expect(page.getByRole('heading', { name: `Your order ${number}` })).toBeVisible();
  expect((await (await page.request.get('/_api/shopper')).json()).basketCount).toBe(0);

  const stranger = await browser.newPage();
  expect((await stranger.goto(`/order/${number}`))?.status()).toBe(404);
  expect((await stranger.goto(address))?.status()).toBe(200);
  await stranger.close();
});

test('[BASKET-03] a customer finds the order in the account', async ({ page }) => {
  await signUp(page);
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await openPayment(page);
  await typeCard(page, '5555 5555 5555 4444');
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await pay.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await page.goto('/account/orders');
  const orders = page.getByRole('main').getByRole('link', { name: /^Order \d+$/ });
  await expect(orders).toHaveCount(1);
  await orders.click();
  await expect(page.getByRole('main')).toContainText(one!.name);
});

test('[BASKET-03] a refused card is not charged, and another one works', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await openPayment(page);
  await typeCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
});

test('[BASKET-03] a card field on the provider’s own host receives its messages', async ({
  page,
  baseURL,
}) => {
  const provider = 'https://cards.example';
  const received: string[] = [];
  await page.exposeFunction('recordMessage', (message: string) => void received.push(message));
  // The provider's page accepts any card and reports it when asked.
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Card</title><script>
        addEventListener('message', (event) => {
          recordMessage(event.data);
          parent.postMessage({ source: 'card-field', ready: true, wrong: null }, event.origin);
        });
      </script>`,
    }),
  );
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await sendDetails(page.request);
  const html = await (await page.request.get('/checkout/payment')).text();
  const [, own] = /<iframe[^>]* src="([^"]+)"/.exec(html)!;
  const folder = new URL(own!, baseURL).pathname.split('/').slice(0, -1).join('/');
  await page.route('**/checkout/payment', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({
      status: response.status(),
      headers,
      body: (await response.text()).replaceAll(`${folder}/`, `${provider}/`),
    });
  });
  await page.goto('/checkout/payment');
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${provider}/`));
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/checkout/payment'),
  );
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await sent;
  await expect.poll(() => received).toEqual(['card-field:send']);
});

test('[BASKET-03] the bank asks for confirmation, and both outcomes are handled', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await openPayment(page);
  await typeCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('button', { name: 'No, do not pay' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await typeCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
});

test('[APAY-05] without a response of the provider the shopper waits, and the order is placed later', async ({
  page,
}) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await openPayment(page);
  await typeCard(page, '4000 0000 0000 0341');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible({ timeout: 15_000 });
});

test('[BASKET-03] a wrong value is reported when its field is left, and all of them on submit', async ({
  page,
}) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  await page.getByLabel('Postcode').first().fill('nonsense');
  await page.getByLabel('Phone').first().focus();
  await expect(page.getByText('Please check the postcode.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a first name.');
  await expect(page.getByLabel('Postcode').first()).toHaveValue('nonsense');
});

test('[APAY-01] the sandbox wallet buys the basket on the express path', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  await sheet.getByLabel('Next day delivery').check();
  await expectAccessible(page, 'dialog:popover-open');
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Next day delivery');
});

test('[APAY-04] a refusal in the wallet is reported on the page', async ({ page }) => {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku }]);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  await sheet.getByLabel('The bank will').selectOption('refuse');
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Could not finalise Apple Pay payment');
});

test('[APAY-03] the express endpoints validate their input, and another shopper has no access to the cart', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [one] = await findVariants(page.request, 1);
  const data = JSON.stringify({ items: [{ sku: one!.sku, quantity: 1 }], ephemeral: true });
  const added = await page.request.post('/_api/basket/addToCart', { form: { data } });
  const { cartId } = await added.json();
  const at = (path: string) => `/_api/${path}?cartID=${cartId}`;
  const post = async (path: string, body: unknown) => {
    const response = await page.request.post(at(path), { data: body as object });
    return [response.status(), await response.json()];
  };
  const paymentData = await (await page.request.get(at('cart/pdpPaymentData'))).json();
  expect(paymentData).toMatchObject({
    countries: expect.arrayContaining([{ countryCode: 'GB' }]),
    paymentMethods: [{ psp: 'sandbox' }],
  });
  const { adyenConfigKey } = paymentData.paymentMethods[0];

  const initialise = { method: 'applepay', isExpress: true, psp: 'sandbox' };
  const evil = await post('payments/initialise', { ...initialise, validationURL: 'https://evil.example/' });
  expect(evil).toMatchObject([400, { error: 'Could not initialise Apple Pay payment' }]);
  const apple = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
  expect(await post('payments/initialise', { ...initialise, validationURL: apple })).toMatchObject([
    200,
    { sessionData: expect.any(String) },
  ]);

  const [, methods] = await post('cart/getShippingMethods', { postalCode: 'SW1' });
  expect(methods).toContainEqual({
    id: 'standard',
    name: 'Standard delivery',
    price: { centAmount: expect.any(Number), currencyCode: 'GBP' },
    description: expect.any(String),
  });
  expect(await post('cart/addShippingMethod', { methodId: 'rocket' })).toMatchObject([
    422,
    { error: 'Failed to add shipping method' },
  ]);
  const [, cart] = await post('cart/addShippingMethod', { methodId: 'standard' });
  expect(cart).toMatchObject({
    id: cartId,
    total: { centAmount: expect.any(Number) },
    lineItems: [{ sku: one!.sku }],
  });

  expect(await post('cart/addEmailAddress', { emailAddress: 'ada' })).toMatchObject([
    422,
    { error: 'Please provide a valid email address', field: 'emailAddress' },
  ]);
  const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '07700900123',
    streetName: '1 Loom Street',
    city: 'London',
    postalCode: 'SW1A 1AA',
    country: 'GB',
  };
  const shipping = (change: object) =>
    post('cart/addShippingAddress', { shippingAddress: { ...address, ...change } });
  expect(await shipping({ city: '' })).toMatchObject([
    422,
    { error: 'Please provide a valid city for your shipping address', field: 'city' },
  ]);
  expect(await shipping({ country: '' })).toMatchObject([
    422,
    { error: 'Please provide a country for your shipping address', field: 'country' },
  ]);
  expect(await shipping({ country: 'JP', postalCode: '100-0001', phone: '0312345678' })).toMatchObject([
    422,
    { error: 'Unfortunately, we do not ship to this country.' },
  ]);
  expect(await post('cart/addBillingAddress', { billingAddress: null })).toMatchObject([
    422,
    { error: 'Please provide a valid billing address' },
  ]);
  expect((await shipping({}))[0]).toBe(200);
  expect((await post('cart/addBillingAddress', { billingAddress: address }))[0]).toBe(200);
  expect((await post('cart/addEmailAddress', { emailAddress: 'ada@example.com' }))[0]).toBe(200);

  const submit = async (token: string) => {
    const form = { token, adyenConfigKey, quickBuy: 'true' };
    const response = await page.request.post(at('payments/submitApplePay'), { form });
    return [response.status(), await response.json()];
  };
  expect(await submit(btoa('{}'))).toMatchObject([400, { error: 'Could not finalise Apple Pay payment' }]);
  const stranger = await playwright.request.newContext({ baseURL });
  expect((await stranger.get(at('cart/pdpPaymentData'))).status()).toBe(404);
  await stranger.dispose();

  const token = btoa(
    JSON.stringify({ version: 'EC_v1', data: 'sandbox:authorise', signature: 's', header: {} }),
  );
  const [status, first] = await submit(token);
  expect([status, first.ok]).toEqual([200, true]);
  expect(first.redirect).toMatch(/^\/order\/\d+\?key=/);
  expect(await submit(token)).toEqual([200, first]);
});

// What the server renders; script changes nothing about it.
test.describe('by HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('[BASKET-03] steps cannot be skipped, and an empty basket cannot be checked out', async ({ page }) => {
    await page.goto('/checkout/payment');
    await expect(page).toHaveURL(/\/basket$/);
    const [one] = await findVariants(page.request, 1);
    await addToBasket(page, [{ sku: one!.sku }]);
    await page.goto('/checkout/payment');
    await expect(page).toHaveURL(/\/checkout$/);
  });
});
