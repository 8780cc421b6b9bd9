import * as v from 'valibot';
import { countryNamesIn } from '#commerce/customers/country-code.ts';
import { KNOWN_BRANDS } from '#commerce/links/known-brands.ts';
import {
  countryCode,
  group,
  listOf,
  matching,
  oneOf,
  slug,
  table,
  template,
  text,
  wholeNumber,
} from './kinds.ts';

/** Wishlist, stock, basket, sharing and countries. */
export const shopping = {
  /** How shoppers reach the merchant; what is null is not shown. */
  support: v.optional(
    group({
      email: v.optional(v.nullable(text(254)), null),
      phone: v.optional(v.nullable(text(40)), null),
      hours: v.optional(v.nullable(text(80)), null),
    }),
    {},
  ),
  wishlist: v.optional(group({ maxItems: v.optional(wholeNumber(1, 1000), 100) }), {}),
  stock: v.optional(
    group({
      /** The low-stock message is shown while 1 ≤ quantity < this; 0 turns it off. */
      lowStockQuantity: v.optional(wholeNumber(0, 1000), 5),
    }),
    {},
  ),
  cart: v.optional(
    group({
      maxQuantityPerLine: v.optional(wholeNumber(1, 999), 10),
      /** A basket made by express buy is deleted after this many days. */
      ephemeralTtlDays: v.optional(wholeNumber(1, 365), 1),
    }),
    {},
  ),
  tax: v.optional(
    group({
      /** Whether prices include tax, or tax is added to them. */
      treatment: v.optional(oneOf(['inclusive', 'exclusive']), 'inclusive'),
    }),
    {},
  ),
  share: v.optional(group({ copiedMs: v.optional(wholeNumber(500, 60_000), 3000) }), {}),
  export: v.optional(group({ maxRows: v.optional(wholeNumber(1, 100_000), 1000) }), {}),
  knownBrands: v.optional(listOf(slug()), [...KNOWN_BRANDS]),
  /** A brand's size guide by its slug, in place of the brand's own page. */
  sizeGuide: v.optional(
    group({ links: table(matching(/^(\/(?!\/)|https:\/\/)/, 'a path or a full address'), {}) }),
    {},
  ),
  /** Used where the payment data contain no countries. */
  shippingCountries: v.optional(listOf(countryCode()), ['GB']),
  countryNameToCode: table(countryCode(), Object.fromEntries(countryNamesIn('en'))),
  internal: v.optional(
    group({ listingUrl: v.optional(template('{productKey}'), '/wordsworth/{productKey}') }),
    {},
  ),
};
