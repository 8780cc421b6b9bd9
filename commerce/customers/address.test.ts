import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, checkAddress, normaliseAddress } from './address.ts';
import { COUNTRY_CODES, countryCodeOf } from './country-code.ts';
import { COUNTRY_RULES } from './country-rules.ts';
import { isEmail } from './email.ts';
import { readPhone } from './phone.ts';
import { readPostcode, readWalletPostcode } from './postcode.ts';

const london: Address = {
  firstName: 'Ada',
  lastName: "O'Neill-Łukasz",
  phone: '020 7946 0018',
  streetName: '12 Spinners Row',
  additionalStreetInfo: 'Flat 2/B',
  city: 'London',
  region: '',
  postalCode: 'sw1a1aa',
  country: 'GB',
};

describe('countries', () => {
  it('knows all 249 codes of ISO 3166, each by its code in any case and by its English name', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    for (const code of COUNTRY_CODES) {
      expect(countryCodeOf(code.toLowerCase())).toBe(code);
      expect(countryCodeOf(names.of(code))).toBe(code);
    }
  });

  it.each([
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['united kingdom', 'GB'],
    ['Royaume-Uni', 'GB'],
    ['Storbritannien', 'GB'],
    ['Nederland', 'NL'],
    ['United States', 'US'],
    ['us', 'US'],
    ['Côte d’Ivoire', 'CI'],
    ['Hong Kong', 'HK'],
    ['Saint Kitts and Nevis', 'KN'],
    ['Trinidad & Tobago', 'TT'],
    ['Atlantis', null],
    ['', null],
  ])('[APAY-02] reads the country %s as %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });
});

describe('names that a shop adds', () => {
  const ofShop = { 'channel islands': 'JE', jersey: 'GB' };

  it('[SITE-03] [APAY-02] are recognised like any other and take precedence', () => {
    expect(countryCodeOf('Channel Islands')).toBeNull();
    expect(countryCodeOf('Channel Islands', ofShop)).toBe('JE');
    expect(countryCodeOf('Jersey', ofShop)).toBe('GB');
    expect(countryCodeOf('france', ofShop)).toBe('FR');
  });
});

describe('postcodes', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', ' m1  1ae ', 'M1 1AE'],
    ['GB', 'EC1A1BB', 'EC1A 1BB'],
    ['GB', 'W1A 0AX', 'W1A 0AX'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['FR', '75 001', '75001'],
    ['NL', '1012ab', '1012 AB'],
    ['SE', 'SE-114 55', '114 55'],
    ['DE', '10115', '10115'],
    ['US', '100011234', '10001-1234'],
    ['PT', '1000001', '1000-001'],
    ['AE', '', ''],
    ['JP', '100-0001', '100-0001'],
  ])('of %s: %s is written %s', (country, written, proper) => {
    expect(readPostcode(written, country)).toBe(proper);
  });

  it.each([
    ['GB', 'SW1'],
    ['GB', 'QQ1 1AA'],
    ['IE', 'B02 AF30'],
    ['FR', '00100'],
    ['NL', '1012 SS'],
    ['DE', '1011'],
    ['US', '1000'],
  ])('of %s: %s is none', (country, written) => {
    expect(readPostcode(written, country)).toBeNull();
  });

  it('every example of the table is valid by its own rule, and stays so however it is spaced', () => {
    for (const [country, { postcode }] of Object.entries(COUNTRY_RULES)) {
      if (!postcode) continue;
      expect(readPostcode(postcode.example, country)).toBe(postcode.example);
      expect(readPostcode(postcode.example.toLowerCase().replace(/(.)/g, '$1 '), country)).toBe(
        postcode.example,
      );
    }
  });

  it.each([
    ['GB', 'SW1', 'partial'],
    ['GB', 'M1 ', 'partial'],
    ['GB', 'EC1A', 'partial'],
    ['GB', 'SW1A 1AA', 'full'],
    ['CA', 'K1A', 'partial'],
    ['US', '10001', 'full'],
    ['FR', '750', 'invalid'],
  ])('[APAY-02] a wallet postcode of %s, %s, is %s before authorisation', (country, written, kind) => {
    expect(readWalletPostcode(written, country).kind).toBe(kind);
  });
});

describe('phones and emails', () => {
  it.each([
    ['GB', '07700 900123', '+447700900123'],
    ['GB', '+44 (0)7700-900.123', '+447700900123'],
    ['GB', '0044 7700 900123', '+447700900123'],
    ['GB', '+33 6 12 34 56 78', '+33612345678'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['US', '1 (212) 555-0100', '+12125550100'],
    ['SE', '070-174 06 05', '+46701740605'],
    ['AT', '01 5123456', '+4315123456'],
    ['LU', '621 123 456', '+352621123456'],
    ['CA', '416-555-0100', '+14165550100'],
    ['AU', '0412 345 678', '+61412345678'],
    ['JP', '0312345678', '0312345678'],
    ['GB', '+33 (0)6 12 34 56 78', '+33612345678'],
    ['CH', '044 668 18 00', '+41446681800'],
    ['GB', '+33 612', null],
    ['GB', '+99 1234567890123456', null],
    ['US', '+1 212 555 01001', null],
    ['GB', '12345', null],
    ['GB', 'call me', null],
    ['GB', '077009001234567', null],
  ])('a %s phone written %s is %s', (country, written, proper) => {
    expect(readPhone(written, country)).toBe(proper);
  });

  it('an email has at most 64 characters before the @ and 254 in all', () => {
    expect([64, 65].map((count) => isEmail(`${'a'.repeat(count)}@mail.example`))).toEqual([true, false]);
    expect(isEmail(`ada@${'a.'.repeat(130)}example`)).toBe(false);
  });

  it.each(['ada@mail.example', "o'neill+shop@a-b.co.uk", 'å@exämple.se'])('%s is an email', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@mail.example',
    'ada@mail',
    'a b@mail.example',
    'ada@mail..example',
    '.a@mail.example',
  ])('"%s" is no email', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('an address', () => {
  it('[APAY-02] that is valid has no errors and is normalised', () => {
    expect(checkAddress(london)).toEqual([]);
    expect(normaliseAddress({ ...london, city: '  London ', country: 'uk' })).toMatchObject({
      city: 'London',
      country: 'GB',
      postalCode: 'SW1A 1AA',
      phone: '+442079460018',
    });
  });

  it('[APAY-02] is checked in order: name, phone, address lines, city, county, postcode', () => {
    const wrong: Address = {
      firstName: '4da',
      lastName: '<b>',
      phone: 'x',
      streetName: '--',
      additionalStreetInfo: '<script>',
      city: '12',
      region: 'Nowhere',
      postalCode: '1',
      country: 'US',
    };
    expect(checkAddress(wrong).map((error) => error.field)).toEqual([
      'firstName',
      'lastName',
      'phone',
      'streetName',
      'additionalStreetInfo',
      'city',
      'region',
      'postalCode',
    ]);
  });

  it('requires a state only in countries that use one', () => {
    expect(checkAddress({ ...london, country: 'US', phone: '212 555 0100', postalCode: '10001' })).toEqual([
      { field: 'region', messageKey: 'address.region.missing' },
    ]);
    expect(checkAddress({ ...london, country: 'CA', phone: '416 555 0100', postalCode: 'K1A 0B1' })).toEqual([
      { field: 'region', messageKey: 'address.region.missing' },
    ]);
    expect(
      checkAddress({ ...london, country: 'AU', phone: '0412345678', postalCode: '2000', region: 'nsw' }),
    ).toEqual([]);
    expect(checkAddress({ ...london, country: 'AE', phone: '+971501234567', postalCode: '' })).toEqual([]);
  });

  it('names a missing or unknown country before anything else', () => {
    expect(checkAddress({ ...london, country: '' })[0]?.messageKey).toBe('address.country.missing');
    expect(checkAddress({ ...london, country: 'Atlantis', city: '' })).toEqual([
      { field: 'country', messageKey: 'address.country.invalid' },
    ]);
  });

  it('never throws on what people paste, and normalising twice changes nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    const country = fc.constantFrom('GB', 'US', 'se', 'Nederland', 'JP', '??');
    const any = fc.record({
      firstName: text,
      lastName: text,
      phone: text,
      streetName: text,
      additionalStreetInfo: text,
      city: text,
      region: text,
      postalCode: text,
      country,
    });
    fc.assert(
      fc.property(any, (address) => {
        checkAddress(address);
        const once = normaliseAddress(address);
        expect(normaliseAddress(once)).toEqual(once);
      }),
    );
  });
});
