import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { type ExpressPurchase, runExpressPay } from './run-express-pay.ts';
import { SandboxSession, sandboxToken } from './sandbox-session.ts';

const contact = {
  givenName: 'Ada',
  familyName: 'Byron',
  emailAddress: 'ada@example.com',
  phoneNumber: '07700 900123',
  addressLines: ['1 Loom Street'],
  locality: 'London',
  postalCode: 'SW1A 1AA',
  country: 'United Kingdom',
  countryCode: 'GB',
};
const merchantSession = btoa(
  JSON.stringify({
    merchantIdentifier: 'm',
    merchantSessionIdentifier: 's',
    nonce: 'n',
    domainName: 'shop.example',
    epochTimestamp: 1,
    signature: 'x',
  }),
);
const cart = (delivery: number, methodId = 'standard') => ({
  total: { centAmount: 4200 + delivery },
  subTotal: { centAmount: 4200 },
  discount: { centAmount: 0 },
  shipping: { methodId, price: { centAmount: delivery } },
});
const methods = [
  { id: 'standard', name: 'Standard', price: { centAmount: 399 }, description: '4 days' },
  { id: 'next-day', name: 'Next day', price: { centAmount: 599 }, description: '' },
];

type StubResponse = { status?: number; body?: unknown; text?: string };
let responses: Record<string, StubResponse>;
let calls: { path: string; body: unknown }[];

beforeEach(() => {
  calls = [];
  responses = {
    'basket/addToCart': { body: { cartId: 'c1' } },
    'cart/pdpPaymentData': {
      body: { countries: [{ countryCode: 'GB' }], paymentMethods: [{ psp: 'sandbox', adyenConfigKey: 'k' }] },
    },
    'payments/initialise': { body: { sessionData: merchantSession } },
    'cart/getShippingMethods': { body: methods },
    'cart/addShippingMethod': { body: cart(399) },
    'cart/addEmailAddress': { body: {} },
    'cart/addShippingAddress': { body: {} },
    'cart/addBillingAddress': { body: {} },
    'payments/submitApplePay': { body: { ok: true, redirect: '/order/1' } },
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/_api/', '').split('?')[0]!;
    const sent = init?.body;
    calls.push({ path, body: typeof sent === 'string' ? JSON.parse(sent) : sent });
    const { status = 200, body = {}, text = '' } = responses[path] ?? { status: 404 };
    return new Response(JSON.stringify(body), { status, statusText: text });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const outcome = { success: [] as string[], failure: [] as string[], cancelled: 0, updated: 0 };
  const purchase: ExpressPurchase = {
    goods: [{ sku: 'A', quantity: 1 }],
    totals: {
      shopName: 'Selvedge',
      subTotal: 4200,
      discount: 0,
      delivery: null,
      labels: { subTotal: 'Subtotal', discount: 'Discount', delivery: 'Delivery' },
    },
    onSuccess: (redirect) => outcome.success.push(redirect),
    onFailure: (message) => outcome.failure.push(message),
    onCancel: () => {
      outcome.cancelled += 1;
    },
    onTotalUpdated: () => {
      outcome.updated += 1;
    },
  };
  const session = new SandboxSession({
    total: { label: 'Selvedge', amount: '42.00', type: 'pending' },
    lineItems: [],
  });
  runExpressPay(session, purchase);
  return { session, outcome };
}

const reaches = (session: SandboxSession, phase: string) =>
  eventually(() => expect(session.view.phase).toBe(phase), 1);

async function openedWithContact() {
  const opened = open();
  await reaches(opened.session, 'active');
  opened.session.selectContact(contact);
  await eventually(() => expect(opened.session.view.methods).toHaveLength(2), 1);
  return opened;
}

const pay = (session: SandboxSession, change: object = {}) =>
  session.authorise({
    token: sandboxToken('authorise', 't1'),
    shippingContact: { ...contact, ...change },
    billingContact: { ...contact, phoneNumber: undefined },
  });

describe('the express sheet', () => {
  it('[APAY-01] validates the merchant, accepts contact, method and payment, and redirects to the order', async () => {
    const { session, outcome } = await openedWithContact();
    expect(session.view.total).toEqual({ label: 'Selvedge', amount: '45.99', type: 'final' });
    responses['cart/addShippingMethod'] = { body: cart(599, 'next-day') };
    session.selectMethod('next-day');
    await eventually(() => expect(session.view.total.amount).toBe('47.99'), 1);
    pay(session);
    await eventually(() => expect(outcome.success).toEqual(['/order/1']), 1);
    expect(session.view.phase).toBe('done');
    expect(calls.map(({ path }) => path)).toEqual([
      'basket/addToCart',
      'cart/pdpPaymentData',
      'payments/initialise',
      'cart/getShippingMethods',
      'cart/addShippingMethod',
      'cart/addShippingMethod',
      'cart/addEmailAddress',
      'cart/addShippingAddress',
      'cart/addBillingAddress',
      'payments/submitApplePay',
    ]);
    const place = { postalCode: 'SW1', countryCode: 'GB', region: '' };
    expect(calls[3]?.body).toEqual(place);
    expect(calls[4]?.body).toEqual({ methodId: 'standard', ...place });
    expect(calls[5]?.body).toEqual({ methodId: 'next-day', ...place });
    expect(calls[2]?.body).toMatchObject({ method: 'applepay', isExpress: true, psp: 'sandbox' });
  });

  it('[APAY-01] a cancelled sheet shows no message and ignores responses that arrive later', async () => {
    const { session, outcome } = open();
    session.cancel();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(outcome).toEqual({ success: [], failure: [], cancelled: 1, updated: 0 });
    expect(session.view.phase).toBe('cancelled');
  });

  it("[APAY-01] 'total has updated' is shown, and the page loads its data again", async () => {
    const { session, outcome } = await openedWithContact();
    responses['payments/submitApplePay'] = {
      status: 409,
      body: { error: 'Your total has updated. Please check your basket and try again.' },
    };
    pay(session);
    await eventually(() => expect(outcome.updated).toBe(1), 1);
    expect(outcome.failure).toEqual(['Your total has updated. Please check your basket and try again.']);
    expect(outcome.success).toEqual([]);
  });

  it('[APAY-02] an invalid field keeps the sheet open, and the shopper can pay after correcting it', async () => {
    const { session, outcome } = await openedWithContact();
    pay(session, { postalCode: 'nonsense' });
    await reaches(session, 'active');
    expect(session.view.errors).toMatchObject([
      { code: 'shippingContactInvalid', contactField: 'postalCode' },
    ]);
    expect(outcome.failure).toEqual(['Please provide a valid postal code for your shipping address']);
    pay(session);
    await eventually(() => expect(outcome.success).toHaveLength(1), 1);
  });

  it('[APAY-04] a country we do not ship to is an error in the sheet, without delivery methods', async () => {
    const { session } = open();
    await reaches(session, 'active');
    session.selectContact({ ...contact, countryCode: 'us', country: 'United States', postalCode: '10001' });
    await eventually(() => expect(session.view.errors).toHaveLength(1), 1);
    expect(session.view.errors[0]?.message).toBe('Unfortunately, we do not ship to this country.');
    expect(session.view.methods).toEqual([]);
  });

  it('[APAY-04] an address without a delivery method is an error in the sheet, which stays open', async () => {
    responses['cart/getShippingMethods'] = { body: [] };
    const { session, outcome } = open();
    await reaches(session, 'active');
    session.selectContact(contact);
    await eventually(() => expect(session.view.errors).toHaveLength(1), 1);
    expect(session.view).toMatchObject({ phase: 'active', methods: [] });
    expect(outcome.failure).toEqual([]);
  });

  it('[MKT-06] shows tax that prices do not include as a line of its own', async () => {
    responses['cart/addShippingMethod'] = {
      body: { ...cart(399), tax: { name: 'VAT', centAmount: 920, currencyCode: 'GBP' } },
    };
    const { session } = await openedWithContact();
    expect(session.view.lineItems.at(-1)).toMatchObject({ label: 'VAT', amount: '9.20' });
    expect(session.view.total.amount).toBe('55.19');
  });

  const opening: [string, string, StubResponse, string][] = [
    ['no cart', 'basket/addToCart', { status: 500 }, 'Cart is not available for Apple Pay'],
    [
      'sold out',
      'basket/addToCart',
      { status: 409, body: { error: 'This item is out of stock.' } },
      'This item is out of stock.',
    ],
    ['no payment data', 'cart/pdpPaymentData', { status: 404 }, 'Failed to retrieve payment data'],
    [
      'no session',
      'payments/initialise',
      { status: 502, text: 'Bad Gateway' },
      'Payment initialization failed: 502 - Bad Gateway',
    ],
    ['an empty session', 'payments/initialise', { body: {} }, 'No session data received'],
    [
      'a broken session',
      'payments/initialise',
      { body: { sessionData: btoa('{') } },
      'Could not initialise Apple Pay payment',
    ],
  ];
  for (const [name, path, response, message] of opening) {
    it(`[APAY-04] ${name}: "${message}"`, async () => {
      responses[path] = response;
      const { session, outcome } = open();
      await reaches(session, 'failed');
      expect(outcome.failure).toEqual([message]);
    });
  }

  it('[APAY-04] shipping failures have messages of their own', async () => {
    responses['cart/getShippingMethods'] = { status: 500 };
    const one = open();
    await reaches(one.session, 'active');
    one.session.selectContact(contact);
    await reaches(one.session, 'failed');
    expect(one.outcome.failure).toEqual(['Failed to retrieve shipping methods']);

    responses['cart/getShippingMethods'] = { body: methods };
    const two = await openedWithContact();
    responses['cart/addShippingMethod'] = { status: 422 };
    two.session.selectMethod('next-day');
    await reaches(two.session, 'failed');
    expect(two.outcome.failure).toEqual(['Failed to add shipping method']);
  });

  const contactFailures = [
    ['cart/addEmailAddress', 'Failed to update email address'],
    ['cart/addShippingAddress', 'Failed to update shipping address'],
    ['cart/addBillingAddress', 'Failed to update billing address'],
    ['payments/submitApplePay', 'Could not finalise Apple Pay payment'],
  ] as const;
  for (const [path, message] of contactFailures) {
    it(`[APAY-04] "${message}"`, async () => {
      const { session, outcome } = await openedWithContact();
      responses[path] = { status: 500, body: {} };
      pay(session);
      await reaches(session, 'failed');
      expect(outcome.failure).toEqual([message]);
    });
  }
});
