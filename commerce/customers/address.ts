import { countryCodeOf } from './country-code.ts';
import { ANY_COUNTRY, COUNTRY_RULES } from './country-rules.ts';
import { readPhone } from './phone.ts';
import { needsPostcode, readPostcode } from './postcode.ts';

export interface Address {
  firstName: string;
  lastName: string;
  phone: string;
  streetName: string;
  additionalStreetInfo: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

export type AddressField = keyof Address;

export interface AddressError {
  field: AddressField;
  messageKey: `address.${AddressField}.${'missing' | 'invalid' | 'tooLong'}`;
}

const MAX_LENGTH: Record<'name' | 'line' | 'place', number> = { name: 50, line: 100, place: 60 };
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s'’.,-]*$/u;
const PLACE = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\s'’.,()/&-]+$/u;
const LINE = /^(?=.*[\p{L}\p{N}])[^<>{}[\]|\\^~\p{Cc}]+$/u;

type Check = (address: Address) => AddressError['messageKey'] | null;

function checkText(field: AddressField, pattern: RegExp, longest: number, required = true): Check {
  return (address) => {
    const value = address[field].trim();
    if (value === '') return required ? `address.${field}.missing` : null;
    if (value.length > longest) return `address.${field}.tooLong`;
    return pattern.test(value) ? null : `address.${field}.invalid`;
  };
}

const checkPhone: Check = ({ phone, country }) => {
  if (phone.trim() === '') return 'address.phone.missing';
  return readPhone(phone, country) === null ? 'address.phone.invalid' : null;
};

const checkRegion: Check = (address) => {
  const rule = COUNTRY_RULES[address.country]?.region ?? ANY_COUNTRY.region;
  const region = address.region.trim();
  if (region === '') return rule.required ? 'address.region.missing' : null;
  if (rule.codes.length > 0)
    return rule.codes.includes(region.toUpperCase()) ? null : 'address.region.invalid';
  return checkText('region', PLACE, MAX_LENGTH.place, false)(address);
};

const checkPostcode: Check = ({ postalCode, country }) => {
  if (postalCode.trim() === '') return needsPostcode(country) ? 'address.postalCode.missing' : null;
  return readPostcode(postalCode, country) === null ? 'address.postalCode.invalid' : null;
};

/** In the order of the specification: name, phone, address lines, city, county, postcode. */
const CHECKS: readonly (readonly [AddressField, Check])[] = [
  ['firstName', checkText('firstName', NAME, MAX_LENGTH.name)],
  ['lastName', checkText('lastName', NAME, MAX_LENGTH.name)],
  ['phone', checkPhone],
  ['streetName', checkText('streetName', LINE, MAX_LENGTH.line)],
  ['additionalStreetInfo', checkText('additionalStreetInfo', LINE, MAX_LENGTH.line, false)],
  ['city', checkText('city', PLACE, MAX_LENGTH.place)],
  ['region', checkRegion],
  ['postalCode', checkPostcode],
];

/** Every invalid field, in order; a form shows them all, a wallet the first. */
export function checkAddress(address: Address): AddressError[] {
  const country = countryCodeOf(address.country);
  if (country === null) {
    const missing = address.country.trim() === '';
    return [
      { field: 'country', messageKey: missing ? 'address.country.missing' : 'address.country.invalid' },
    ];
  }
  const known = { ...address, country };
  return CHECKS.flatMap(([field, check]) => {
    const messageKey = check(known);
    return messageKey === null ? [] : [{ field, messageKey }];
  });
}

/** The address as it is stored: trimmed, postcode and phone in standard form, country as a code. */
export function normaliseAddress(address: Address): Address {
  const country = countryCodeOf(address.country) ?? address.country.trim();
  const collapse = (text: string) => text.trim().replace(/\s+/g, ' ');
  const region = collapse(address.region);
  const usesCodes = (COUNTRY_RULES[country]?.region.codes.length ?? 0) > 0;
  return {
    firstName: collapse(address.firstName),
    lastName: collapse(address.lastName),
    phone: readPhone(address.phone, country) ?? collapse(address.phone),
    streetName: collapse(address.streetName),
    additionalStreetInfo: collapse(address.additionalStreetInfo),
    city: collapse(address.city),
    region: usesCodes ? region.toUpperCase() : region,
    postalCode: readPostcode(address.postalCode, country) ?? collapse(address.postalCode),
    country,
  };
}
