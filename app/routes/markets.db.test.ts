import { randomUUID } from 'node:crypto';
import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoMarkets } from '@selvedge/demo-store/markets.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { readOrderPage } from '#commerce/orders/order-page.server.ts';
import type { OrderView } from '#commerce/orders/order-store.server.ts';
import { savePrices } from '#commerce/pricing/prices.server.ts';
import { form, items, json } from '#tests/checkout-app.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { address, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;
type Browser = ReturnType<typeof app.browser>;

beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'COAT', price: 5000, quantity: 9 },
    { sku: 'SCARF', price: 900, quantity: 9 },
  ]);
  for (const [currency, centAmount] of [
    ['EUR', 6000],
    ['SEK', 69_900],
  ] as const) {
    const period = {
      kind: 'regular' as const,
      centAmount,
      wasCentAmount: null,
      validFrom: null,
      validTo: null,
    };
    await savePrices(database.db, { sku: 'COAT', priceList: currency, currency }, [period]);
  }
  const markets = demoMarkets(demoBrands);
  const trade = { ...markets[0]!, code: 'trade', pathPrefix: 'tr', taxTreatment: 'exclusive' as const };
  app = await openPurchaseApp(database, undefined, { markets: [...markets, trade] });
});
afterEach(async () => {
  await app.close();
  await database.close();
});

async function basketIn(market: string, browser: Browser, ...skus: string[]): Promise<BasketView> {
  const lines = items(skus.map((sku) => ({ sku, quantity: 1 })));
  await browser.send(`${market}/_api/basket/addToCart`, lines);
  return (await (await browser.send(`${market}/basket`)).json()).view;
}

async function placeOrder(market: string, browser: Browser, place: object): Promise<OrderView> {
  const fields = Object.entries({ ...address, ...place }).map(([name, value]) => [`shipping.${name}`, value]);
  const details = { email: 'ada@example.com', sameBilling: 'yes', ...Object.fromEntries(fields) };
  await browser.send(`${market}/checkout`, form(details));
  const { view } = await (await browser.send(`${market}/checkout/delivery`)).json();
  await browser.send(`${market}/checkout/delivery`, form({ method: view.delivery[0].id }));
  const page = await (await browser.send(`${market}/checkout/payment`)).json();
  await app.shop.checkout.sandbox!.enterCard(page.cardField.session, {
    number: '4111111111111111',
    expiry: '12/40',
    securityCode: '737',
  });
  const paid = await browser.send(
    `${market}/checkout/payment`,
    form({
      attemptKey: page.attemptKey,
      expectedTotal: String(page.view.totals.total),
      cardSession: page.cardField.session,
    }),
  );
  const location = paid.headers.get('location') ?? '';
  expect(location.startsWith(`${market}/`)).toBe(true);
  return (await (await browser.send(location)).json()).order;
}

describe('buying in a market', () => {
  it('[MKT-01] a French shopper buys in euros with French VAT', async () => {
    const browser = app.browser();
    const view = await basketIn('/fr', browser, 'COAT');
    expect(view).toMatchObject({ currency: 'EUR', country: 'FR' });
    expect(view.lines[0]?.unitPrice).toBe(6000);
    expect(view.tax.lines.COAT).toMatchObject([{ basisPoints: 2000, taxable: 5000, tax: 1000 }]);
    const order = await placeOrder('/fr', browser, { city: 'Paris', postalCode: '75008', country: 'FR' });
    expect(order.currency).toBe('EUR');
    expect(order.taxByRate.every(({ basisPoints }) => basisPoints === 2000)).toBe(true);
    const { rows } = await database.pool.query('select currency, country, locale from shop_order');
    expect(rows).toEqual([{ currency: 'EUR', country: 'FR', locale: 'fr' }]);
  });

  it('[MKT-01] a Swedish shopper buys in kronor with Swedish VAT', async () => {
    const browser = app.browser();
    const view = await basketIn('/sv', browser, 'COAT');
    expect(view).toMatchObject({ currency: 'SEK', country: 'SE' });
    expect(view.tax.lines.COAT).toMatchObject([{ basisPoints: 2500, taxable: 55_920, tax: 13_980 }]);
    const order = await placeOrder('/sv', browser, { city: 'Malmö', postalCode: '211 19', country: 'SE' });
    expect(order).toMatchObject({ currency: 'SEK' });
  });

  it('[MKT-01] every market has its own basket, and the British one stays as it was', async () => {
    const browser = app.browser();
    await basketIn('/fr', browser, 'COAT');
    const british = await basketIn('', browser, 'COAT', 'SCARF');
    expect(british).toMatchObject({ currency: 'GBP', country: 'GB', count: 2 });
    expect(british.lines.map(({ unitPrice }) => unitPrice)).toEqual([5000, 900]);
    const irish = (await (await browser.send('/ie/basket')).json()).view as BasketView;
    expect(irish).toMatchObject({ currency: 'EUR', country: 'IE' });
    expect(irish.tax.lines.COAT).toMatchObject([{ basisPoints: 2300 }]);
  });

  it('[MKT-03] what has no price in a market is not sold there', async () => {
    const browser = app.browser();
    const refused = await browser.send('/fr/_api/basket/addToCart', items([{ sku: 'SCARF', quantity: 1 }]));
    expect(refused.ok).toBe(false);
    const { rows } = await database.pool.query('select 1 from basket');
    expect(rows).toEqual([]);
  });

  it('[MKT-01] events name the market where they happened', async () => {
    const browser = app.browser();
    browser.cookie = 'consent=all';
    await basketIn('/fr', browser, 'COAT');
    const events = [{ event: 'size', productKey: 'KEY-COAT', size: '10' }];
    const sent = await browser.send('/sv/_api/events', json({ visitor: randomUUID(), events }));
    expect(sent.status).toBe(202);
    const { rows } = await database.pool.query(
      `select name, details->>'site' as site from event order by id`,
    );
    expect(rows).toEqual([
      { name: 'basketStart', site: 'selvedge-fr' },
      { name: 'size', site: 'selvedge-sv' },
    ]);
  });

  it('[MKT-02] goods and delivery have the names of the language from the basket to the invoice; staff see the catalogue’s', async () => {
    await database.pool.query(
      `update product set details = details || '{"texts":{"fr":{"name":"Manteau"}}}' where id = 'p-COAT'`,
    );
    const browser = app.browser();
    const view = await basketIn('/fr', browser, 'COAT');
    expect(view.lines.map(({ name }) => name)).toEqual(['Manteau']);
    const mini = await (await browser.send('/fr/_api/basket/mini')).json();
    expect(mini.lines).toMatchObject([{ name: 'Manteau' }]);
    const order = await placeOrder('/fr', browser, { city: 'Paris', postalCode: '75008', country: 'FR' });
    expect(order.lines.map(({ name }) => name)).toEqual(['Manteau']);
    const { rows } = await database.pool.query(`select body from outbox where order_id is not null`);
    expect(rows).toEqual([{ body: expect.stringMatching(/1 × Manteau \([\s\S]*Livraison standard/) }]);
    expect(order.delivery.name).toBe('Livraison standard');
    const invoices = await database.pool.query(`select body->'lines'->0->>'name' as name from invoice`);
    expect(invoices.rows).toEqual([{ name: 'Manteau' }]);
    const staff = await readOrderPage(database, order.number);
    expect(staff?.lines.map(({ name }) => name)).toEqual(['Thing COAT']);
    expect((await basketIn('/sv', browser, 'COAT')).lines).toMatchObject([{ name: 'Thing COAT' }]);
  });
});

describe('an Apple Pay sheet', () => {
  const contact = { ...address, postalCode: 'IV27 4AA', city: 'Lairg' };
  const token = btoa(JSON.stringify({ version: 'EC_v1', data: 'sandbox:authorise' }));

  it('[MKT-06] [MKT-09] quotes delivery and tax for the address that is chosen in it', async () => {
    const browser = app.browser();
    const { id } = await basketIn('/tr', browser, 'COAT');
    const call = async (path: string, init: RequestInit) =>
      (await browser.send(`/tr/_api/${path}?cartID=${id}`, init)).json();
    // The basket has an address from before; the sheet goes by its own.
    await call('cart/addShippingAddress', json({ shippingAddress: address }));
    const quote = async (postalCode: string) => {
      const place = { postalCode, countryCode: 'GB' };
      const [method] = await call('cart/getShippingMethods', json(place));
      return call('cart/addShippingMethod', json({ methodId: method.id, ...place }));
    };
    expect(await quote('SW1')).toMatchObject({
      shipping: { price: { centAmount: 399 } },
      tax: { name: 'VAT', centAmount: 1080 },
      total: { centAmount: 6479 },
    });
    const there = await quote('IV2');
    expect(there).toMatchObject({ shipping: { price: { centAmount: 799 } }, total: { centAmount: 6959 } });
    await call('cart/addEmailAddress', json({ emailAddress: 'ada@example.com' }));
    await call('cart/addShippingAddress', json({ shippingAddress: contact }));
    await call('cart/addBillingAddress', json({ billingAddress: contact }));
    const paid = await call('payments/submitApplePay', form({ token, adyenConfigKey: 'sandbox-applepay' }));
    expect(paid).toMatchObject({ ok: true });
    const { rows } = await database.pool.query('select total from shop_order');
    expect(rows).toEqual([{ total: there.total.centAmount }]);
  });
});
