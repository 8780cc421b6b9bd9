import * as v from 'valibot';
import { group } from './kinds.ts';

const MEANING = 'must be an address that starts with https://, or a path of this shop';

/** Where a vendor's widget is loaded from; `{id}` stands for our identifier there. */
const address = () =>
  v.pipe(
    v.string(MEANING),
    v.check((value) => /^\/\w/.test(value) || /^https:\/\/(\{id\}|\w)/.test(value), MEANING),
  );

/** Widgets of other people. None loads without its identifier in `thirdParty`; null loads nothing either. */
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
