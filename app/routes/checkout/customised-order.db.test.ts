import { demoCustomisations } from '@selvedge/demo-store/customisations.ts';
import { seedCustomisations } from '@selvedge/demo-store/seed/seed-customisations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { readyToPay, requested, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;

beforeAll(async () => {
  database = await testDatabase();
  await seedCustomisations(database, demoCustomisations);
  await stockShop(database, [
    { sku: 'BOX', price: 2500, quantity: 9, customisationGroup: 'engraving' },
    { sku: 'CARD', price: 1000, quantity: 9, customisationGroup: 'gift-message' },
  ]);
  app = await openPurchaseApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Buys an engraved box and returns the order page’s data and the email. */
async function buy(locale: string) {
  const engraved = requested('BOX', 1, { customFields: { line2: '12 June', line1: 'For Eleanor' } });
  const ready = await readyToPay(app.shop.checkout.baskets, [engraved]);
  const paymentToken = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:authorise' }));
  const placed = await app.shop.checkout.service.submit({
    ...submission(ready),
    locale,
    method: 'apple-pay',
    paymentToken,
  });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const page = await app.browser().send(`/order/${placed.number}?key=${placed.key}`);
  const { rows } = await database.pool.query<{ body: string }>(
    'select body from outbox where subject like $1',
    [`%${placed.number}%`],
  );
  return { page: await page.json(), email: rows[0]!.body };
}

describe('[PDP-06] a customised order', () => {
  it('prints labels in the email, in the language of the order and the order of the form', async () => {
    const { email } = await buy('en-GB');
    expect(email).toContain('    First line: For Eleanor\n    Second line: 12 June\n');
    expect(email).not.toMatch(/line[12]/);
    expect((await buy('fr')).email).toContain('Première ligne: For Eleanor');
  });

  it('stores the labels with the order, in every language', async () => {
    const { page } = await buy('en-GB');
    expect(page.order.lines[0].customFieldLabels[0]).toMatchObject({
      apiName: 'line1',
      labels: { 'en-GB': 'First line', fr: 'Première ligne' },
    });
  });

  it('with optional fields only is accepted empty, and refused when a text is wrong', async () => {
    const add = async (item: object) => {
      const body = new URLSearchParams({ data: JSON.stringify({ items: [item] }) });
      return (await app.browser().send('/_api/basket/addToCart', { method: 'POST', body })).status;
    };
    expect(await add({ sku: 'CARD' })).toBe(200);
    expect(await add({ sku: 'CARD', customFields: { to: 'x'.repeat(31) } })).toBe(422);
    expect(await add({ sku: 'BOX' })).toBe(422);
  });
});
