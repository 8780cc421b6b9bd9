import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSelectedContact, toAddress, type WalletContact } from './contact.ts';
import {
  APPLE_PAY_ERRORS,
  initialisationFailed,
  shouldRevalidate,
  TOTAL_UPDATED_ERROR,
} from './error-texts.ts';
import {
  APPLE_PAY_VERSION,
  buildApplePayRequest,
  describeSheetTotals,
  formatAppleAmount,
  toAppleShippingMethods,
} from './request.ts';
import { nextSheetState, type SheetEvent, type SheetState } from './sheet-state.ts';
import { validatePaymentContacts } from './validate-payment-contacts.ts';

const totals = {
  shopName: 'Selvedge',
  subTotal: 4600,
  discount: 400,
  delivery: 399,
  labels: { subTotal: 'Subtotal', discount: 'Discount', delivery: 'Delivery' },
};

const shipping: WalletContact = {
  givenName: 'Ada',
  familyName: 'Byron',
  emailAddress: 'ada@mail.example',
  phoneNumber: '07700 900123',
  addressLines: ['12 Spinners Row', 'Flat 2', 'Top floor'],
  locality: 'London',
  postalCode: 'SW1A 1AA',
  countryCode: 'gb',
};
const { phoneNumber: _phone, emailAddress: _email, ...billing } = shipping;

function messageOf(
  contacts: { shipping?: WalletContact | null; billing?: WalletContact | null },
  allowed = ['GB'],
) {
  const check = validatePaymentContacts(contacts, allowed);
  return check.valid ? null : check.error.message;
}

describe('the request', () => {
  it('[APAY-04] is version 3 with 3DS, amex, visa and masterCard, GB and GBP by default', () => {
    expect(APPLE_PAY_VERSION).toBe(3);
    expect(buildApplePayRequest(totals)).toMatchObject({
      countryCode: 'GB',
      currencyCode: 'GBP',
      supportedNetworks: ['amex', 'visa', 'masterCard'],
      merchantCapabilities: ['supports3DS'],
      total: { label: 'Selvedge', amount: '45.99', type: 'final' },
    });
    expect(buildApplePayRequest(totals, { countryCode: 'IE', currencyCode: 'EUR' })).toMatchObject({
      countryCode: 'IE',
      currencyCode: 'EUR',
    });
  });

  it('[APAY-04] its lines add up to its total, pending while delivery is unknown', () => {
    const { newTotal, newLineItems } = describeSheetTotals(totals);
    expect(newLineItems.map((line) => line.amount)).toEqual(['46.00', '-4.00', '3.99']);
    expect(newTotal.amount).toBe('45.99');
    expect(describeSheetTotals({ ...totals, delivery: null }).newTotal).toMatchObject({
      amount: '42.00',
      type: 'pending',
    });
  });

  it('[APAY-04] amounts are cents divided by 100, as strings, exactly', () => {
    expect([0, 5, 99, 100, 4599, -400].map((cents) => formatAppleAmount(cents))).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '45.99',
      '-4.00',
    ]);
    expect(() => formatAppleAmount(10.5)).toThrow('whole minor units');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = formatAppleAmount(cents);
        expect(text).toMatch(/^-?[0-9]+\.[0-9]{2}$/);
        expect(Number(text.replace('.', ''))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it('[APAY-03] gives every shipping method all four members', () => {
    const methods = [{ id: 'std', name: 'Standard', price: { centAmount: 399 }, description: '' }];
    expect(toAppleShippingMethods(methods)).toEqual([
      { identifier: 'std', label: 'Standard', detail: '', amount: '3.99' },
    ]);
  });
});

describe('contacts', () => {
  it('[APAY-02] both are required, shipping named first', () => {
    expect(messageOf({})).toBe('Please provide a valid shipping address');
    expect(messageOf({ billing })).toBe('Please provide a valid shipping address');
    expect(messageOf({ shipping, billing: null })).toBe('Please provide a valid billing address');
  });

  it('[APAY-02] when valid give normalised addresses; billing phone falls back to the shipping phone', () => {
    expect(validatePaymentContacts({ shipping, billing }, ['GB'])).toMatchObject({
      valid: true,
      email: 'ada@mail.example',
      shipping: { streetName: '12 Spinners Row', additionalStreetInfo: 'Flat 2, Top floor', country: 'GB' },
      billing: { phone: '+447700900123' },
    });
  });

  it.each([
    ['givenName', 'first name'],
    ['familyName', 'last name'],
    ['addressLines', 'street address'],
    ['locality', 'city'],
    ['postalCode', 'postal code'],
  ] as const)('[APAY-02] %s is required for each address', (field, words) => {
    const without = { ...shipping, [field]: field === 'addressLines' ? [' '] : ' ' };
    expect(messageOf({ shipping: without, billing })).toBe(
      `Please provide a valid ${words} for your shipping address`,
    );
    expect(messageOf({ shipping, billing: { ...without, phoneNumber: undefined } })).toBe(
      `Please provide a valid ${words} for your billing address`,
    );
  });

  it('[APAY-02] a missing country is reported as missing, an unknown one as invalid', () => {
    expect(messageOf({ shipping: { ...shipping, countryCode: '' }, billing })).toBe(
      'Please provide a country for your shipping address',
    );
    expect(messageOf({ shipping, billing: { ...billing, countryCode: undefined } })).toBe(
      'Please provide a country for your billing address',
    );
    expect(messageOf({ shipping: { ...shipping, countryCode: 'zz' }, billing })).toBe(
      'Please provide a valid country for your shipping address',
    );
  });

  it('[APAY-02] then the country-specific check returns its first error', () => {
    const wrong = { ...shipping, phoneNumber: '12', postalCode: 'SW1' };
    expect(messageOf({ shipping: wrong, billing })).toBe(
      'Please provide a valid phone number for your shipping address',
    );
    expect(messageOf({ shipping: { ...shipping, postalCode: 'SW1' }, billing })).toBe(
      'Please provide a valid postal code for your shipping address',
    );
    const american = { ...billing, countryCode: 'US', postalCode: '10001', administrativeArea: 'ZZ' };
    expect(messageOf({ shipping, billing: american })).toBe(
      'Please provide a valid county for your billing address',
    );
  });

  it('[APAY-02] the email is the shipping one, else the billing one, and must be valid', () => {
    const noEmail = { ...shipping, emailAddress: undefined };
    expect(messageOf({ shipping: noEmail, billing })).toBe('Please provide a valid email address');
    expect(messageOf({ shipping: { ...shipping, emailAddress: 'ada' }, billing })).toBe(
      'Please provide a valid email address',
    );
    expect(
      validatePaymentContacts(
        { shipping: noEmail, billing: { ...billing, emailAddress: 'b@mail.example' } },
        ['GB'],
      ),
    ).toMatchObject({ valid: true, email: 'b@mail.example' });
  });

  it('[APAY-02] last, the shipping country must be one we ship to; the billing country may be any', () => {
    expect(messageOf({ shipping, billing }, ['IE'])).toBe('Unfortunately, we do not ship to this country.');
    const french = { ...billing, countryCode: 'FR', postalCode: '75001', phoneNumber: '0612345678' };
    expect(messageOf({ shipping, billing: french })).toBeNull();
  });

  it('[APAY-02] a country without postcodes needs none', () => {
    const dubai = { ...shipping, countryCode: 'AE', postalCode: '', phoneNumber: '+971501234567' };
    expect(messageOf({ shipping: dubai, billing }, ['AE'])).toBeNull();
  });

  it('[APAY-02] tells the sheet which field to mark', () => {
    const check = validatePaymentContacts({ shipping: { ...shipping, locality: '' }, billing }, ['GB']);
    expect(check).toMatchObject({ error: { code: 'shippingContactInvalid', contactField: 'locality' } });
  });
});

describe('before authorisation', () => {
  it('[APAY-02] a British postcode cut to three characters is accepted', () => {
    const redacted = { locality: 'London', postalCode: 'SW1', countryCode: 'gb' };
    expect(checkSelectedContact(redacted, ['GB'])).toEqual({
      kind: 'served',
      country: 'GB',
      postalCode: 'SW1',
      region: '',
      isPartial: true,
    });
  });

  it('[APAY-02] the country is found by name when the code is empty, and refused when not served', () => {
    const named = { countryCode: '', country: 'United Kingdom', postalCode: 'M1 ' };
    expect(checkSelectedContact(named, ['GB']).kind).toBe('served');
    expect(checkSelectedContact({ countryCode: 'us', postalCode: '10001' }, ['GB'])).toEqual({
      kind: 'not-served',
      message: 'Unfortunately, we do not ship to this country.',
    });
    expect(checkSelectedContact({}, ['GB']).kind).toBe('not-served');
    expect(checkSelectedContact({ countryCode: 'gb', postalCode: '??' }, ['GB'])).toMatchObject({
      postalCode: '??',
      isPartial: true,
    });
  });

  it('[SITE-03] [APAY-02] the shop’s own names of countries count, before and at authorisation', () => {
    const names = { 'channel islands': 'GB' };
    const somewhere = { ...shipping, countryCode: '', country: 'Channel Islands' };
    expect(checkSelectedContact(somewhere, ['GB']).kind).toBe('not-served');
    expect(checkSelectedContact(somewhere, ['GB'], names)).toMatchObject({ kind: 'served', country: 'GB' });
    const contacts = { shipping: somewhere, billing };
    expect(validatePaymentContacts(contacts, ['GB'])).toMatchObject({ valid: false });
    expect(validatePaymentContacts(contacts, ['GB'], names)).toMatchObject({
      valid: true,
      shipping: { country: 'GB' },
    });
  });

  it('maps a wallet contact to our address', () => {
    expect(toAddress({ ...shipping, administrativeArea: 'Greater London' }).region).toBe('Greater London');
    expect(toAddress({})).toMatchObject({ firstName: '', country: '' });
  });
});

describe('errors and states', () => {
  it('[APAY-04] has each text of the catalogue', () => {
    expect(Object.values(APPLE_PAY_ERRORS)).toHaveLength(13);
    expect(initialisationFailed(503, 'Service Unavailable')).toBe(
      'Payment initialization failed: 503 - Service Unavailable',
    );
  });

  it("[APAY-01] a message that mentions 'total has updated' revalidates", () => {
    expect(shouldRevalidate(TOTAL_UPDATED_ERROR)).toBe(true);
    expect(shouldRevalidate(APPLE_PAY_ERRORS.couldNotFinalise)).toBe(false);
  });

  it('[APAY-01] runs validate merchant, contact, method, authorise, submit', () => {
    const events: SheetEvent[] = [
      'begun',
      'merchant-validated',
      'contact-selected',
      'contact-completed',
      'method-selected',
      'method-completed',
      'payment-authorised',
      'corrections-requested',
      'payment-authorised',
      'payment-completed',
    ];
    const end = events.reduce<SheetState>((state, event) => {
      const next = nextSheetState(state, event);
      expect(next, `${event} in ${state}`).not.toBeNull();
      return next ?? state;
    }, 'closed');
    expect(end).toBe('completed');
  });

  it('[APAY-01] a response after the shopper cancelled completes nothing', () => {
    expect(nextSheetState('cancelled', 'contact-completed')).toBeNull();
    expect(nextSheetState('cancelled', 'payment-completed')).toBeNull();
    expect(nextSheetState('active', 'merchant-validated')).toBeNull();
  });
});
