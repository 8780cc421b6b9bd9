import {
  type Address,
  type AddressField,
  checkAddress,
  normaliseAddress,
} from '#commerce/customers/address.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { readPhone } from '#commerce/customers/phone.ts';
import { needsPostcode } from '#commerce/customers/postcode.ts';
import { type CountryNames, toAddress, type WalletContact } from './contact.ts';
import { APPLE_PAY_ERRORS } from './error-texts.ts';

type ContactType = 'shipping' | 'billing';

/** The error for the sheet, which marks the field and stays open. */
export interface SheetError {
  code: 'shippingContactInvalid' | 'billingContactInvalid' | 'addressUnserviceable';
  contactField:
    | 'phoneNumber'
    | 'emailAddress'
    | 'name'
    | 'postalAddress'
    | 'addressLines'
    | 'locality'
    | 'postalCode'
    | 'administrativeArea'
    | 'country';
  message: string;
}

export type ContactsCheck =
  | { valid: true; email: string; shipping: Address; billing: Address }
  | { valid: false; error: SheetError };

const FIELD_WORDS: Record<AddressField, { words: string; contactField: SheetError['contactField'] }> = {
  firstName: { words: 'first name', contactField: 'name' },
  lastName: { words: 'last name', contactField: 'name' },
  phone: { words: 'phone number', contactField: 'phoneNumber' },
  streetName: { words: 'street address', contactField: 'addressLines' },
  additionalStreetInfo: { words: 'street address', contactField: 'addressLines' },
  city: { words: 'city', contactField: 'locality' },
  region: { words: 'county', contactField: 'administrativeArea' },
  postalCode: { words: 'postal code', contactField: 'postalCode' },
  country: { words: 'country', contactField: 'country' },
};

const REQUIRED: readonly AddressField[] = ['firstName', 'lastName', 'streetName', 'city', 'postalCode'];

function contactError(
  type: ContactType,
  contactField: SheetError['contactField'],
  message: string,
): SheetError {
  return { code: `${type}ContactInvalid`, contactField, message };
}

/** The error for one invalid field, for the sheet and for the endpoints behind it. */
export function fieldError(type: ContactType, field: AddressField): SheetError {
  const { words, contactField } = FIELD_WORDS[field];
  return contactError(type, contactField, `Please provide a valid ${words} for your ${type} address`);
}

function namesCountry(contact: WalletContact): boolean {
  return Boolean(contact.countryCode?.trim() || contact.country?.trim());
}

/** Checks required fields, then the country, then the country's rules; returns the first error. */
function checkContact(type: ContactType, contact: WalletContact, address: Address): SheetError | null {
  const country = address.country || null;
  const missing = REQUIRED.find(
    (field) =>
      address[field] === '' && !(field === 'postalCode' && country !== null && !needsPostcode(country)),
  );
  if (missing) return fieldError(type, missing);
  if (!namesCountry(contact)) {
    return contactError(type, 'country', `Please provide a country for your ${type} address`);
  }
  const first = checkAddress(address)[0];
  return first ? fieldError(type, first.field) : null;
}

export function validatePaymentContacts(
  contacts: { shipping?: WalletContact | null; billing?: WalletContact | null },
  allowedCountries: readonly string[],
  names: CountryNames = {},
): ContactsCheck {
  const { shipping, billing } = contacts;
  const fail = (error: SheetError): ContactsCheck => ({ valid: false, error });
  if (!shipping)
    return fail(contactError('shipping', 'postalAddress', 'Please provide a valid shipping address'));
  if (!billing)
    return fail(contactError('billing', 'postalAddress', 'Please provide a valid billing address'));

  const shippingAddress = toAddress(shipping, '', names);
  // In international form, so that the shipping phone stays valid in another billing country.
  const fallbackPhone = readPhone(shippingAddress.phone, shippingAddress.country) ?? shippingAddress.phone;
  const billingAddress = toAddress(billing, fallbackPhone, names);
  const error =
    checkContact('shipping', shipping, shippingAddress) ?? checkContact('billing', billing, billingAddress);
  if (error) return fail(error);

  const email = (shipping.emailAddress?.trim() || billing.emailAddress?.trim()) ?? '';
  if (!isEmail(email)) {
    return fail(contactError('shipping', 'emailAddress', 'Please provide a valid email address'));
  }
  if (!allowedCountries.includes(shippingAddress.country)) {
    return fail({
      code: 'addressUnserviceable',
      contactField: 'country',
      message: APPLE_PAY_ERRORS.countryNotServed,
    });
  }
  return {
    valid: true,
    email,
    shipping: normaliseAddress(shippingAddress),
    billing: normaliseAddress(billingAddress),
  };
}
