import { expectAccessible } from './axe.ts';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';

test('[OPS-06] [OPS-08] [OPS-10] a day at the counter: find, print, ship in part, refund a line', async ({
  page,
}) => {
  const staff = { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/' };
  expect((await page.request.post('/sign-in', { form: staff, maxRedirects: 0 })).status()).toBe(302);

  await test.step('twenty orders are marked and their pick list is a file', async () => {
    await page.goto('/staff/orders?status=to-ship&limit=20');
    await expectAccessible(page, 'main');
    const boxes = page.locator('tbody').getByRole('checkbox');
    const count = await boxes.count();
    for (let at = 0; at < count; at++) await boxes.nth(at).check();
    const link = page.getByRole('link', { name: 'Pick list' });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  });

  await test.step('an order with several items is shipped in part, then one item is refunded', async () => {
    const orders = await page.request.get('/staff/api/orders?status=to-ship&limit=500');
    const rows: { id: string; body: { count: number; email: string } }[] = (await orders.json()).rows;
    const order = rows.find(({ body }) => body.count >= 3) ?? rows.find(({ body }) => body.count >= 2);
    // Somebody calls who does not know the number of the order.
    const email = order?.body.email ?? '';
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(email);
    await palette.getByRole('option').filter({ hasText: email }).first().click();
    await expect(page).toHaveURL(/\/staff\/orders\/\w+$/);
    await expect(page.locator('main')).toContainText(email);
    await page.goto(`/staff/orders/${order?.id}`);
    await expectAccessible(page, 'main');
    const ship = page.getByRole('form', { name: 'Ship' });
    for (const field of (await ship.getByRole('spinbutton').all()).slice(1)) await field.fill('0');
    await ship.getByRole('spinbutton').first().fill('1');
    await ship.getByLabel('Carrier').selectOption('Royal Mail');
    await ship.getByLabel('Tracking number').fill('AB123456789GB');
    await ship.getByRole('button', { name: 'Ship' }).click();
    await expect(page.getByText('Shipped. The customer gets an email.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track' }).first()).toHaveAttribute(
      'href',
      /royalmail.*AB123456789GB/,
    );
    await page.locator('summary').filter({ hasText: 'Refund' }).click();
    const refund = page.getByRole('form', { name: 'Refund' });
    await refund.getByRole('spinbutton').first().fill('1');
    await refund.getByLabel('Reason').fill('A stain');
    await refund.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('The refund is on its way.')).toBeVisible();
    await expect(page.getByText(/refunded by the provider/).first()).toBeVisible();
    await expectAccessible(page, 'main');
  });
});
