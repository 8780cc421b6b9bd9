import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { addToBasket, fillDetails, findVariants, openPayment, signUp, typeCard } from './shopping.ts';

const STAFF = { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/' };

async function buy(page: Page, quantity = 1): Promise<{ number: string; name: string }> {
  const [one] = await findVariants(page.request, 1);
  await addToBasket(page, [{ sku: one!.sku, quantity }]);
  await openPayment(page);
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  return { number: /\/order\/(\d+)/.exec(page.url())![1]!, name: one!.name };
}

/** Staff on the page of an order, in a browser context of their own. */
async function asStaff(browser: Browser, number: string, work: string, done: string): Promise<void> {
  const staff = await (await browser.newContext()).newPage();
  await staff.request.post('/sign-in', { form: STAFF });
  await staff.goto(`/staff/orders/${number}`);
  await staff.getByRole('button', { name: work, exact: true }).click();
  await expect(staff.getByText(done)).toBeVisible();
  await staff.context().close();
}

test('[BASKET-03] a guest finds the order on another device by number and address, and cancels it', async ({
  page,
  browser,
}) => {
  const { number, name } = await buy(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/order');
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('Order number').fill(number);
  await elsewhere.getByLabel('Email address').fill('someone@example.com');
  await elsewhere.getByRole('button', { name: 'Find the order' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('no such order');
  await elsewhere.getByLabel('Email address').fill('Ada@example.com');
  await elsewhere.getByRole('button', { name: 'Find the order' }).click();
  await expect(elsewhere.getByRole('main')).toContainText(name);
  await elsewhere.getByText('Cancel this order').click();
  await elsewhere.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(elsewhere.getByText('This order is cancelled.')).toBeVisible();
  await expect(elsewhere.getByText(/has gone back the way you paid/)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.context().close();

  // Another tab still shows the button: the request is refused with a reason.
  await page.getByText('Cancel this order').click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByRole('alert')).toContainText('too late');
});

test('[BASKET-03] a customer follows an order, returns an item and is refunded', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const { number, name } = await buy(page, 2);
  await asStaff(browser, number, 'Ship', 'Shipped. The customer gets an email.');
  await page.goto(`/account/orders/${number}`);
  await expect(page.getByText('Cancel this order')).toHaveCount(0);
  await page.getByText(/^Send something back/).click();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(`How many of ${name}`).selectOption('1');
  await page.getByLabel('Why does it come back?').selectOption('Too small');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText(/Your return is noted/)).toBeVisible();
  await asStaff(browser, number, 'Receive and refund', 'The return is received.');
  await page.reload();
  await expect(page.getByText(/has gone back the way you paid/)).toBeVisible();
  await page.goto('/demo/outbox');
  await expect(page.getByRole('heading', { name: `Your refund for order ${number}` })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BASKET-03] an order is bought, found and cancelled with plain forms', async ({ page }) => {
    const [one] = await findVariants(page.request, 1);
    await addToBasket(page, [{ sku: one!.sku }]);
    await fillDetails(page);
    await typeCard(page, '4111 1111 1111 1111');
    await page.frameLocator('iframe').getByRole('button', { name: 'Use this card' }).click();
    await expect(page.frameLocator('iframe').getByRole('status')).toContainText('1111');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
    await page.getByText('Cancel this order').click();
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(page.getByText('This order is cancelled.')).toBeVisible();
  });
});
