import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import type { IssuedDocument } from '#commerce/orders/documents/invoices.server.ts';
import type { OrderView } from '#commerce/orders/order-store.server.ts';
import { CHILDRENS_CLOTHING } from '#commerce/tax/rate-table.ts';
import { createTaxRates } from '#commerce/tax/tax-rates.server.ts';
import { form, items } from '#tests/checkout-app.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'COAT', price: 3000, quantity: 9 },
    { sku: 'BABY-COAT', price: 1000, quantity: 9, taxClass: CHILDRENS_CLOTHING },
  ]);
  app = await openPurchaseApp(database);
});
afterEach(async () => {
  await app.close();
  await database.close();
});

async function basketWith(...skus: string[]): Promise<{ browser: Browser; view: BasketView }> {
  const browser = app.browser();
  await browser.send('/_api/basket/addToCart', items(skus.map((sku) => ({ sku, quantity: 1 }))));
  return { browser, view: (await (await browser.send('/basket')).json()).view };
}

async function placeOrder(browser: Browser): Promise<OrderView> {
  const fields = Object.entries(address).map(([name, value]) => [`shipping.${name}`, value]);
  const details = { email: 'ada@example.com', sameBilling: 'yes', ...Object.fromEntries(fields) };
  await browser.send('/checkout', form(details));
  await browser.send('/checkout/delivery', form({ method: 'standard' }));
  const page = await (await browser.send('/checkout/payment')).json();
  await app.shop.checkout.sandbox!.enterCard(page.cardField.session, {
    number: '4111111111111111',
    expiry: '12/40',
    securityCode: '737',
  });
  const paid = await browser.send(
    '/checkout/payment',
    form({
      attemptKey: page.attemptKey,
      expectedTotal: String(page.view.totals.total),
      cardSession: page.cardField.session,
    }),
  );
  return (await (await browser.send(paid.headers.get('location') ?? '')).json()).order;
}

const rate = (part: object) => ({
  country: 'GB',
  region: null,
  taxClass: 'standard',
  name: 'VAT',
  basisPoints: 1750,
  validFrom: '2020-01-01',
  validTo: null,
  ...part,
});

describe('tax of an order', () => {
  it('[MKT-06] a zero-rated baby coat carries no tax, and neither does its part of delivery', async () => {
    const { view } = await basketWith('BABY-COAT');
    expect(view.tax.total).toBe(0);
    const mixed = (await basketWith('COAT', 'BABY-COAT')).view;
    expect(mixed.tax.lines).toMatchObject({
      COAT: [{ name: 'VAT', basisPoints: 2000, taxable: 2500, tax: 500 }],
      'BABY-COAT': [{ basisPoints: 0, taxable: 1000, tax: 0 }],
    });
    const [standard, zero] = mixed.tax.delivery;
    expect(standard!.taxable + standard!.tax + zero!.taxable).toBe(mixed.expected.delivery);
    expect(zero).toMatchObject({ basisPoints: 0, tax: 0 });
  });

  it('[MKT-07] is stored with its lines, and lines + delivery = total', async () => {
    const { browser } = await basketWith('COAT', 'BABY-COAT');
    const order = await placeOrder(browser);
    expect(order.taxByRate.map(({ basisPoints }) => basisPoints)).toEqual([2000, 0]);
    const { rows } = await database.pool.query('select sku, net, taxes from order_line order by position');
    expect(rows).toMatchObject([
      { sku: 'COAT', taxes: [{ taxable: 2500, tax: 500 }] },
      { sku: 'BABY-COAT', taxes: [{ taxable: 1000, tax: 0 }] },
    ]);
    const sum = order.taxByRate.reduce((total, { taxable, tax }) => total + taxable + tax, 0);
    expect(sum).toBe(order.total);
    expect(order.tax).toEqual({
      treatment: 'inclusive',
      total: order.taxByRate.reduce((total, { tax }) => total + tax, 0),
    });
  });

  it('[MKT-07] stays as it was when a rate changes', async () => {
    const { browser } = await basketWith('COAT');
    const order = await placeOrder(browser);
    const rates = createTaxRates(database.db);
    expect(await rates.save('gb-standard', rate({ basisPoints: 2500 }))).toBeNull();
    expect((await rates.list()).find(({ id }) => id === 'gb-standard')?.basisPoints).toBe(2500);
    const again = await (await browser.send(`/order/${order.number}`)).json();
    expect(again.order.tax).toEqual(order.tax);
  });

  it('a rate that overlaps with another is refused, and the other is named', async () => {
    const rates = createTaxRates(database.db);
    expect(await rates.save('mine', rate({}))).toEqual({
      validFrom: 'This overlaps with GB standard 20 % (2011-01-04 – …).',
    });
    expect(await rates.save('mine', rate({ validFrom: '1991-04-01', validTo: '2008-11-30' }))).toBeNull();
    expect(await rates.save('mine', rate({ validTo: '2019-01-01' }))).toEqual({
      validTo: 'Choose a day after the first.',
    });
  });
});

describe('invoices and credit notes', () => {
  const documentsOf = async (browser: Browser, number: string): Promise<IssuedDocument[]> =>
    (await (await browser.send(`/order/${number}`)).json()).documents;

  it('[MKT-08] a customer gets the invoice as a PDF; a stranger does not', async () => {
    const { browser } = await basketWith('COAT');
    const order = await placeOrder(browser);
    const [document] = await documentsOf(browser, order.number);
    expect(document).toMatchObject({ kind: 'invoice', number: 'INV-000001', total: order.total });
    const address = `/order/${order.number}/invoice/INV-000001`;
    const file = await browser.send(address);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await app.browser().send(address)).status).toBe(404);
  });

  it('[MKT-08] a partial refund has a credit note that mirrors the tax of its line', async () => {
    const { browser } = await basketWith('COAT', 'BABY-COAT');
    const order = await placeOrder(browser);
    const request = { number: order.number, key: 'refund-1', version: null, who: 'staff@example.com' };
    const wish = { kind: 'pieces' as const, pieces: [{ position: 1, quantity: 1 }] };
    await app.shop.checkout.staffOrders.refund(request, wish, 'damaged');
    const documents = await documentsOf(browser, order.number);
    expect(documents.map(({ kind, number, total }) => [kind, number, total])).toEqual([
      ['invoice', 'INV-000001', order.total],
      ['credit-note', 'CN-000001', 1000],
    ]);
    const note = await app.shop.checkout.invoices.read(documents[1]!.id);
    expect(note).toMatchObject({ tax: 0, body: { invoiceNumber: 'INV-000001', lines: [{ amount: 1000 }] } });
    await app.shop.checkout.staffOrders.refund({ ...request, key: 'refund-2' }, { kind: 'rest' }, 'goodwill');
    await documentsOf(browser, order.number);
    const { rows } = await database.pool.query(
      `select sum(case kind when 'invoice' then tax else -tax end)::int as tax,
        sum(case kind when 'invoice' then total else -total end)::int as total from invoice`,
    );
    expect(rows).toEqual([{ tax: 0, total: 0 }]);
  });

  it('[MKT-08] numbers have no gaps and no doubles when many are issued at once', async () => {
    const orders = [];
    for (let count = 0; count < 4; count++) orders.push(await placeOrder((await basketWith('COAT')).browser));
    const { invoices } = app.shop.checkout;
    await Promise.all([
      ...orders.map(({ number }) => invoices.ofOrder(number)),
      invoices.issueDue(),
      invoices.issueDue(),
    ]);
    const { rows } = await database.pool.query('select number from invoice order by number');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});
