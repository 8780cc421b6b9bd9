import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, form, openCheckoutApp } from '#tests/checkout-app.ts';
import { stockShop } from '#tests/shop-fixture.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

async function staff(role: 'owner' | 'analyst'): Promise<Browser> {
  const browser = await app.signedUp();
  await app.database.pool.query(
    `update customer set role = 'staff', staff_role = $1
      where id = (select customer_id from session where customer_id is not null order by created_at desc limit 1)`,
    [role],
  );
  return browser;
}

const read = async (browser: Browser, address: string) => (await browser.send(address)).json();

describe('opening a shop', () => {
  it('[MKT-12] the checklist says what is missing and where it is done', async () => {
    const { isOpen, items } = await read(await staff('owner'), '/staff/opening');
    expect(isOpen).toBe(false);
    expect(items).toEqual([
      { id: 'legal', isDone: false, to: '/staff/brands/selvedge' },
      { id: 'host', isDone: false, to: '/staff/brands/selvedge' },
      { id: 'tax', isDone: true, to: '/staff/tax-rates' },
      { id: 'products', isDone: true, to: '/staff/catalogue' },
      { id: 'delivery', isDone: true, to: '/staff/delivery-methods' },
      { id: 'pages', isDone: false, to: '/staff/pages' },
      { id: 'payment', isDone: false, to: null },
      { id: 'email', isDone: false, to: null },
    ]);
  });

  it('[MKT-12] it opens when staff say so, knowing what is missing, and closes again; both are audited', async () => {
    const owner = await staff('owner');
    expect((await owner.send('/staff/opening', form({ change: 'open' }))).status).toBe(422);
    expect((await owner.send('/staff/opening', form({ change: 'explode' }))).status).toBe(400);
    expect((await owner.send('/staff/opening', form({ change: 'open', accepted: 'yes' }))).status).toBe(303);
    expect((await read(owner, '/staff/opening')).isOpen).toBe(true);
    await owner.send('/staff/opening', form({ change: 'close' }));
    expect((await read(owner, '/staff/opening')).isOpen).toBe(false);
    const { rows } = await app.database.pool.query(
      `select action from staff_audit where subject = 'shop' and outcome = 'done' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['opened', 'closed']);
    const analyst = await staff('analyst');
    expect((await analyst.send('/staff/opening', form({ change: 'open', accepted: 'yes' }))).status).toBe(
      404,
    );
  });
});

describe('the delivery preview', () => {
  it('[MKT-09] says what a customer at a postcode sees, and why a method is missing', async () => {
    const owner = await staff('owner');
    const { preview } = await read(owner, '/staff/delivery-preview?country=GB&postcode=EH1+1YZ&value=60');
    expect(preview).toMatchObject({ zone: 'United Kingdom', isSoldTo: true });
    expect(preview.options.map(({ id, price }: { id: string; price: number }) => [id, price])).toEqual([
      ['standard', 0],
      ['next-day', 599],
      ['collect', 0],
    ]);
    expect(preview.refused).toContainEqual({
      ...{ code: 'international', name: 'International delivery', brand: null, reason: 'zone' },
      ...{ zones: ['world', 'ie', 'fr', 'fr-corsica', 'nl', 'se'], currency: 'GBP' },
    });
    const heavy = await read(
      owner,
      '/staff/delivery-preview?country=FR&postcode=75008&currency=EUR&weight=25000',
    );
    expect(heavy.preview.options).toMatchObject([{ id: 'standard', price: 995 }]);
    expect(heavy.preview.refused).toContainEqual(
      expect.objectContaining({ code: 'express', reason: 'too-heavy' }),
    );
  });

  it('[MKT-09] names what it cannot read', async () => {
    const owner = await staff('owner');
    const { errors, preview } = await read(
      owner,
      '/staff/delivery-preview?country=Britain&value=much&products=NOPE',
    );
    expect(errors).toEqual({ country: true, value: true, weight: false, unknown: ['NOPE'], noPrice: [] });
    expect(preview).toBeNull();
    const unknown = await read(owner, '/staff/delivery-preview?currency=pound&value=60');
    expect([unknown.asked.currency, unknown.preview.options.length]).toEqual(['GBP', 3]);
  });

  it('[MKT-09] says when a product has no price in the market', async () => {
    await stockShop(app.database, [{ sku: 'UNPRICED', price: 1, quantity: 1 }]);
    await app.database.pool.query(`delete from price where sku = 'UNPRICED'`);
    const { errors, priceList, preview } = await read(
      await staff('owner'),
      '/staff/delivery-preview?products=KEY-UNPRICED,NOPE',
    );
    expect(errors).toMatchObject({ unknown: ['NOPE'], noPrice: ['KEY-UNPRICED'] });
    expect([priceList, preview]).toEqual(['GBP', null]);
  });
});
