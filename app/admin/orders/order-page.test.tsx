import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { readLanguageTexts } from '#config/languages.server.ts';
import { OrderPage, type OrderPageProps } from './order-page.tsx';

const texts = (file: string) => readLanguageTexts<Record<string, never>>(file);
const messages = {
  'staff-orders': texts('staff/staff-orders.json'),
  account: texts('purchase/account.json'),
  orders: texts('purchase/orders.json'),
  checkout: texts('purchase/checkout.json'),
};

const progress = {
  ordered: 2,
  cancelled: 0,
  shipped: 1,
  open: 1,
  returned: 0,
  announced: 0,
  withCustomer: 1,
  refunded: 0,
};
const address = {
  firstName: 'Zoë',
  lastName: 'Byron',
  phone: '+447700900123',
  streetName: '1 Loom Street',
  additionalStreetInfo: '',
  city: 'London',
  region: '',
  postalCode: 'SW1A 1AA',
  country: 'GB',
};
const line = {
  lineId: 'l1',
  sku: 'DRESS-1',
  productId: 'p',
  productKey: 'K',
  slug: 'dress',
  name: 'Linen dress',
  brand: 'Selvedge',
  colour: 'navy',
  colourLabel: 'Navy',
  size: '12',
  picture: null,
  quantity: 2,
  unitPrice: 4500,
  wasUnitPrice: null,
  discount: 0,
  net: 9000,
  customFields: { initials: 'ZB' },
  customFieldLabels: [{ apiName: 'initials', labels: { 'en-GB': 'Initials' } }],
  isSubscription: false,
  isPremier: false,
  preorderUntil: null,
};

const order: StaffOrderPage = {
  number: '100001',
  version: 3,
  state: 'part-dispatched',
  brandSlug: 'selvedge',
  brandName: 'Selvedge',
  locale: 'fr',
  placedAt: '2026-11-16T12:00:00.000Z',
  deliveredAt: null,
  email: 'zoe@example.com',
  customer: { id: 'c1', name: 'Zoë Byron', orderCount: 3 },
  lines: [
    { ...line, progress },
    { ...line, lineId: 'l2', name: 'Sample', isGift: true, quantity: 1, unitPrice: 0, net: 0, progress },
  ],
  subTotal: 9000,
  discounts: [{ promotionId: 'x', name: 'Ten off', amount: 1000 }],
  delivery: { id: 'standard', name: 'Standard delivery', price: 399, estimatedDate: '2026-11-20' },
  taxByRate: [
    { name: 'VAT', basisPoints: 2000, taxable: 5833, tax: 1167 },
    { name: 'VAT', basisPoints: 0, taxable: 1000, tax: 0 },
  ],
  total: 8399,
  currency: 'GBP',
  refunded: 500,
  rewardsPoints: 80,
  shippingAddress: address,
  billingAddress: { ...address, city: 'Leeds' },
  card: { brand: 'Visa', lastFour: '1111' },
  payments: [
    {
      id: 'a0',
      provider: 'sandbox',
      method: 'card',
      state: 'refused',
      amount: 8399,
      reference: 'SBX0',
      refusal: 'no funds',
      at: '2026-11-16T11:58:00.000Z',
      isOfOrder: false,
      needsReview: false,
    },
    {
      id: 'a1',
      provider: 'sandbox',
      method: 'card',
      state: 'authorised',
      amount: 8399,
      reference: 'SBX1',
      refusal: null,
      at: '2026-11-16T12:00:00.000Z',
      isOfOrder: true,
      needsReview: true,
    },
  ],
  shipments: [
    {
      id: 's1',
      pieces: [{ position: 0, quantity: 1 }],
      carrier: 'Royal Mail',
      trackingNumber: 'AB1',
      link: 'https://www.royalmail.com/AB1',
      at: '2026-11-17T09:00:00.000Z',
    },
  ],
  refunds: [
    {
      id: 'r1',
      kind: 'refund',
      amount: 500,
      reason: 'late',
      isDone: false,
      failure: 'not captured yet',
      at: '2026-11-17T10:00:00.000Z',
    },
  ],
  returns: [
    {
      id: 't1',
      state: 'requested',
      reason: 'faulty',
      pieces: [{ position: 0, quantity: 1 }],
      amount: 4000,
      at: '2026-11-18T10:00:00.000Z',
    },
  ],
  returnUntil: '2026-12-15',
  timeline: [
    {
      kind: 'event',
      id: 'event-2',
      at: '2026-11-17T10:00:00.000Z',
      actor: 'staff',
      who: 'ann@shop.example',
      action: 'refund',
      detail: { amount: 500, reason: 'late' },
    },
    {
      kind: 'email',
      id: 'email-1',
      at: '2026-11-17T09:00:00.000Z',
      emailId: 7,
      recipient: 'zoe@example.com',
      subject: 'A part of your order',
      body: 'Hello Zoë',
      sentAt: null,
      failure: null,
    },
    {
      kind: 'event',
      id: 'event-1',
      at: '2026-11-17T09:00:00.000Z',
      actor: 'staff',
      who: 'ben@shop.example',
      action: 'ship',
      detail: { pieces: [{ position: 0, quantity: 1 }], carrier: 'royal-mail', trackingNumber: 'AB1' },
    },
    {
      kind: 'event',
      id: 'placed',
      at: '2026-11-16T12:00:00.000Z',
      actor: 'customer',
      who: null,
      action: 'place',
      detail: { amount: 8399 },
    },
  ],
  can: {
    ship: true,
    deliver: true,
    cancel: true,
    changeAddress: true,
    refund: true,
    checkPayment: true,
    announceReturn: true,
    receiveReturn: true,
  },
};

/** Fails for a text that a language does not have. */
function renderOrder(locale: string, more: Partial<OrderPageProps> = {}): string {
  const own = Object.fromEntries(
    Object.entries(messages).map(([area, all]) => [area, all.get(locale) ?? {}]),
  );
  const may = { write: true, refund: true, customers: true };
  const Page = () => (
    <IntlProvider
      locale={locale}
      messages={own}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <OrderPage {...{ order, may }} actionKey="key" outcome={null} done={null} {...more} />
    </IntlProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/staff/orders/100001']} />).replaceAll('<!-- -->', '');
}

describe('the page of an order', () => {
  it.each(['en-GB', 'fr', 'nl', 'sv'])('[OPS-07] has every text in %s', (locale) => {
    const html = renderOrder(locale);
    for (const shown of [
      'Linen dress',
      'DRESS-1',
      'Royal Mail',
      'SBX1',
      'no funds',
      'not captured yet',
      'Leeds',
    ])
      expect(html).toContain(shown);
  });

  it('[OPS-07] shows options, customisation, gift, sums and who did what', () => {
    const html = renderOrder('en-GB');
    for (const shown of [
      'Selvedge · Navy · 12 · DRESS-1',
      'Initials: ZB',
      'Free gift',
      '1 to ship',
      '1 shipped',
      '−£10.00',
      '£78.99',
      'Refund of £5.00',
      'ann@shop.example',
      'Email waiting to be sent to zoe@example.com',
      'Language: French',
    ])
      expect(html).toContain(shown);
  });

  it('[OPS-07] shows net, tax and gross of each rate, which together are what was paid', () => {
    const html = renderOrder('en-GB');
    const rows = [...html.matchAll(/<th scope="row">(.*?)<\/tr>/g)].map(([row]) =>
      row.replaceAll(/(<[^>]*>)+/g, ' ').trim(),
    );
    expect(rows).toEqual([
      'VAT 20% £58.33 £11.67 £70.00',
      'VAT 0% £10.00 £0.00 £10.00',
      'Without tax £3.99 £0.00 £3.99',
      'Total £72.32 £11.67 £83.99',
    ]);
    expect(renderOrder('en-GB', { order: { ...order, taxByRate: null } })).not.toContain('VAT');
  });

  it('[OPS-10] offers no refund to a person who may not make one, and nothing to readers', () => {
    const warehouse = renderOrder('en-GB', { may: { write: true, refund: false, customers: false } });
    expect(warehouse).not.toContain('value="refund"');
    expect(warehouse).not.toContain('value="check-payment"');
    expect(warehouse).toContain('value="ship"');
    const reader = renderOrder('en-GB', { may: { write: false, refund: false, customers: false } });
    expect(reader).not.toContain('<form');
  });

  it('[OPS-08] says what happened meanwhile when two people changed the order', () => {
    const html = renderOrder('en-GB', {
      outcome: {
        intent: 'ship',
        problem: 'unknown',
        addressErrors: [],
        since: [
          { id: 1, who: 'ben@shop.example', action: 'cancel', detail: { amount: 900, reason: 'sold out' } },
        ],
      },
    });
    expect(html).toContain('ben@shop.example · Cancelled, £9.00 to refund · Reason: sold out');
  });
});
