import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankPromotion } from '#commerce/promotions/promotion-schema.ts';
import type { StaffRole } from '#commerce/resources/permissions.ts';
import { type Browser, form, json, openCheckoutApp, SKU } from '#tests/checkout-app.ts';

let app: Awaited<ReturnType<typeof openCheckoutApp>>;
beforeAll(async () => {
  app = await openCheckoutApp();
});
afterAll(() => app.close());

async function staff(role: StaffRole): Promise<Browser> {
  const browser = await app.signedUp();
  await app.database.pool.query(
    `update customer set role = $1, staff_role = $2 where id = (select customer_id from session
      where customer_id is not null order by created_at desc limit 1)`,
    [role === 'owner' ? 'admin' : 'staff', role],
  );
  return browser;
}

const offer = (change: object) => ({
  ...blankPromotion('2026-01-01'),
  name: 'Ten off',
  code: 'TEN',
  ...change,
});
const save = async (browser: Browser, id: string | null, body: object) =>
  (
    await browser.send(`/staff/api/offers${id ? `/${id}` : ''}`, json({ intent: 'save', base: 0, body }))
  ).json();

describe('[OPS-19] offers over HTTP', () => {
  it('the simulator says which offers apply, what each takes off, and why the others do not', async () => {
    const merchandiser = await staff('merchandiser');
    await save(merchandiser, null, offer({}));
    await save(merchandiser, null, offer({ name: 'Later', code: null, startsOn: '2030-01-01' }));
    await save(merchandiser, null, offer({ name: 'Big', code: null, minimum: 10_000 }));
    await save(merchandiser, null, offer({ name: 'First', code: null, isFirstOrderOnly: true, percent: 20 }));
    const simulate = async (query: string) =>
      (await (await merchandiser.send(`/staff/offer-simulator?item=${SKU}&quantity=2&${query}`)).json())
        .simulation;
    const simulation = await simulate('code=ten&customer=new');
    expect(simulation).toMatchObject({ unknown: [], subTotal: 5000, discountTotal: 1400 });
    expect(
      simulation.applied.map(({ name, amount }: { name: string; amount: number }) => [name, amount]),
    ).toEqual(
      expect.arrayContaining([
        ['Ten off', expect.any(Number)],
        ['First', expect.any(Number)],
      ]),
    );
    expect(simulation.lines[0].discounts).toHaveLength(2);
    expect(simulation.refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Later', reason: 'scheduled' }),
        expect.objectContaining({ name: 'Big', reason: 'below-minimum' }),
      ]),
    );
    const returning = await simulate('customer=returning&day=2030-06-01');
    expect(returning.applied).toMatchObject([{ name: 'Later' }]);
    expect(returning.refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ten off', reason: 'needs-code' }),
        expect.objectContaining({ name: 'First', reason: 'not-first-order' }),
      ]),
    );
    const twice = await simulate(`item=${SKU}&quantity=3&code=ten&customer=returning`);
    expect(twice).toMatchObject({ lines: [{ quantity: 5 }], subTotal: 12_500 });
    const unknown = await merchandiser.send('/staff/offer-simulator?item=nothing');
    expect((await unknown.json()).simulation).toMatchObject({ unknown: ['nothing'], lines: [] });
  });

  it('codes are generated, listed as CSV, and spent by those who may', async () => {
    const manager = await staff('manager');
    const saved = await save(manager, null, offer({ name: 'Own', code: null, hasOwnCodes: true }));
    const { id } = saved.record;
    const act = (input: object) =>
      manager.send(`/staff/api/offers/${id}`, json({ intent: 'act', action: 'generate-codes', input }));
    expect(await (await act({ count: 0, prefix: '' })).json()).toMatchObject({ kind: 'wrong' });
    expect(await (await act({ count: 3, prefix: 'vip' })).json()).toMatchObject({
      kind: 'done',
      record: { extra: { codes: 3, spentCodes: 0, uses: 0 } },
    });
    const csv = await manager.send(`/staff/offer-codes/${id}`);
    expect((await csv.text()).match(/^VIP-[A-Z2-9]{9},$/gm)).toHaveLength(3);
    expect((await (await staff('analyst')).send(`/staff/offer-codes/${id}`)).status).toBe(404);
  });

  it('a basket says why a code does not apply', async () => {
    const manager = await staff('manager');
    await save(manager, null, offer({ name: 'Fifty', code: 'FIFTY', minimum: 9000, priority: 1 }));
    const { browser } = await app.withBasket();
    // Offers are cached for a moment.
    await expect
      .poll(
        async () =>
          (await browser.send('/_api/basket/edit', form({ intent: 'add-code', code: 'fifty' }))).status,
      )
      .toBe(200);
    const { view } = await (await browser.send('/basket')).json();
    expect(view.codes).toEqual([{ code: 'FIFTY', isUsed: false, reason: 'below-minimum', missing: 4000 }]);
  });
});

describe('[OPS-13] reports over HTTP', () => {
  it('are for those who may read them, as a page and as CSV', async () => {
    await app.shop.admin.reports.refresh();
    const analyst = await staff('analyst');
    const page = await analyst.send('/staff/reports?days=7');
    expect(page.status).toBe(200);
    expect((await page.json()).report).toMatchObject({ days: { length: 7 }, sales: { orders: 0 } });
    const csv = await analyst.send('/staff/reports/export?list=days&days=7');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect((await csv.text()).split('\r\n')).toHaveLength(9);
    expect((await analyst.send('/staff/reports/export?list=toString')).status).toBe(404);
    const month = await analyst.send('/staff/reports/month-end?month=2026-10&part=orders');
    expect(await month.text()).toMatch(/^order,placed,/);
    for (const wrong of ['2026-13', '0000-01'])
      expect((await analyst.send(`/staff/reports/month-end?month=${wrong}&part=orders`)).status).toBe(404);
    expect((await analyst.send('/staff/reports?from=0000-01-01&until=0000-01-02')).status).toBe(200);
    const warehouse = await staff('warehouse');
    expect((await warehouse.send('/staff/reports')).status).toBe(404);
    expect((await warehouse.send('/staff/reports/month-end?month=2026-10&part=orders')).status).toBe(404);
  });
});
