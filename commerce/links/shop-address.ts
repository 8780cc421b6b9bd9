import * as v from 'valibot';

/** A place in this shop: anything else could send shoppers to a stranger. */
export const shopAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'Keep the address under 300 characters.'),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Give an address of this shop, beginning with one slash.'),
);
