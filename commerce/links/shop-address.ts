import * as v from 'valibot';

/** An address of this shop; others are refused, so that shoppers are not sent to another site. */
export const shopAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'Keep the address under 300 characters.'),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Give an address of this shop, beginning with one slash.'),
);
