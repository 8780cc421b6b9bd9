import type { Address } from '#commerce/customers/address.ts';

/** The address a form sent; what is missing is empty, and the rules say so. */
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
