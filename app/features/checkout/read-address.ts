import type { Address } from '#commerce/customers/address.ts';

/** The address in a form; missing fields are empty, which `checkAddress` reports. */
export function readAddress(form: FormData, prefix: string): Address {
  const text = (field: keyof Address) =>
    String(form.get(`${prefix}.${field}`) ?? '')
      .slice(0, 200)
      .toWellFormed();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    streetName: text('streetName'),
    additionalStreetInfo: text('additionalStreetInfo'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
  };
}
