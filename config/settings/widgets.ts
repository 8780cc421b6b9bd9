import * as v from 'valibot';
import { group } from './kinds.ts';

const MEANING = 'must be an address that starts with https://, or a path of this shop';

/** Where a vendor's widget is loaded from; `{id}` is replaced by the shop's identifier. */
const address = () =>
  v.pipe(
    v.string(MEANING),
    v.check((value) => /^\/\w/.test(value) || /^https:\/\/(\{id\}|\w)/.test(value), MEANING),
  );

/** Vendors' widgets. None is loaded without its identifier in `thirdParty`, or where it is null here. */
export const widgets = {
  widgets: v.optional(
    group({
      fitScript: v.optional(address(), 'https://{id}-cdn.truefitcorp.com/fitrec/{id}/js/tf-integration.js'),
      advisorFrame: v.optional(v.nullable(address()), null),
      tryOnFrame: v.optional(v.nullable(address()), null),
      featureMediaScript: v.optional(address(), 'https://media.flixfacts.com/js/loader.js'),
      payLaterScript: v.optional(address(), 'https://eu-library.klarnaservices.com/lib.js'),
      socialGalleryScript: v.optional(v.nullable(address()), null),
    }),
    {},
  ),
};
