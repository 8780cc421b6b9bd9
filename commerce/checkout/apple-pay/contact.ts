import type { Address } from '#commerce/customers/address.ts';
import { countryCodeOf } from '#commerce/customers/country-code.ts';
import { readWalletPostcode } from '#commerce/customers/postcode.ts';
import { APPLE_PAY_ERRORS } from './error-texts.ts';

/** A contact from the wallet; before authorisation most fields are missing. */
export interface WalletContact {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  phoneNumber?: string;
  addressLines?: string[];
  subLocality?: string;
  locality?: string;
  postalCode?: string;
  administrativeArea?: string;
  subAdministrativeArea?: string;
  country?: string;
  countryCode?: string;
}

/** The shop's own additional country names, with their codes. */
export type CountryNames = Readonly<Record<string, string>>;

/** The code may be in lower case or empty; then the country name is used. */
function contactCountry(contact: WalletContact, names: CountryNames = {}): string | null {
  return countryCodeOf(contact.countryCode, names) ?? countryCodeOf(contact.country, names);
}

export function toAddress(contact: WalletContact, fallbackPhone = '', names: CountryNames = {}): Address {
  const [street = '', ...more] = (contact.addressLines ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    firstName: contact.givenName?.trim() ?? '',
    lastName: contact.familyName?.trim() ?? '',
    phone: contact.phoneNumber?.trim() || fallbackPhone.trim(),
    streetName: street,
    additionalStreetInfo: more.join(', '),
    city: contact.locality?.trim() ?? '',
    region: contact.administrativeArea?.trim() ?? '',
    postalCode: contact.postalCode?.trim() ?? '',
    country: contactCountry(contact, names) ?? '',
  };
}

export type ContactSelection =
  | { kind: 'served'; country: string; postalCode: string; region: string; isPartial: boolean }
  | { kind: 'not-served'; message: typeof APPLE_PAY_ERRORS.countryNotServed };

/** Before authorisation only the country can be checked: the postcode may be cut to its first characters. */
export function checkSelectedContact(
  contact: WalletContact,
  allowedCountries: readonly string[],
  names: CountryNames = {},
): ContactSelection {
  const country = contactCountry(contact, names);
  if (country === null || !allowedCountries.includes(country)) {
    return { kind: 'not-served', message: APPLE_PAY_ERRORS.countryNotServed };
  }
  const written = contact.postalCode?.trim() ?? '';
  const reading = readWalletPostcode(written, country);
  return {
    kind: 'served',
    country,
    postalCode: reading.kind === 'invalid' ? written : reading.postcode,
    region: contact.administrativeArea?.trim() ?? '',
    isPartial: reading.kind !== 'full',
  };
}
