import * as v from 'valibot';
import { isTimeZone } from '#commerce/delivery/zoned-time.ts';

/** Kinds of setting. Each message completes the sentence "wishlist.maxItems …, it is 0". */

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

export function text(most = 200) {
  const message = `must be a text of 1 to ${most} characters`;
  return v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(most, message));
}

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return v.picklist(choices, `must be one of ${choices.join(', ')}`);
}

export function matching(pattern: RegExp, meaning: string) {
  const message = `must be ${meaning}`;
  return v.pipe(v.string(message), v.regex(pattern, message));
}

export function listOf<Item extends v.GenericSchema<unknown>>(item: Item) {
  return v.array(item, 'must be a list');
}

export function yesOrNo() {
  return v.boolean('must be true or false');
}

/** A group of settings: a missing one has its default, a misspelt one stops the start. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, 'must be a group of settings');
}

/** A table of names: a brand's entries are merged with the defaults. */
export function table<Value extends v.GenericSchema<unknown>>(
  value: Value,
  defaults: Record<string, v.InferOutput<Value>>,
) {
  return v.optional(
    v.pipe(
      v.record(v.string(), value, 'must be a table of names'),
      v.transform((entries): Record<string, v.InferOutput<Value>> => ({ ...defaults, ...entries })),
    ),
    {},
  );
}

export const slug = () => matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as dorothy-perkins');
export const countryCode = () => matching(/^[A-Z]{2}$/, 'a country code of two capital letters such as GB');
export const hexColour = () => matching(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour such as #111111');
export const hostName = () =>
  matching(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a host name in small letters such as youtube.com');

export function webAddress() {
  const message = 'must be a full address such as https://media.shop.example';
  return v.pipe(
    v.string(message),
    v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), message),
  );
}

export function webOrigin() {
  const message = 'must be an origin such as https://content.shop.example, without a path';
  return v.pipe(
    v.string(message),
    v.check((value) => /^https?:\/\//.test(value) && URL.parse(value)?.origin === value, message),
  );
}

/** With a misspelt placeholder every link would have the same address. */
export function template(...placeholders: string[]) {
  const message = `must be a text that holds ${placeholders.join(' and ')}`;
  return v.pipe(
    v.string(message),
    v.check((value) => placeholders.every((placeholder) => value.includes(placeholder)), message),
  );
}

const ipAddress = v.pipe(v.string(), v.ip());

export function network() {
  const message = 'must be a network such as 10.20.0.0/16';
  return v.pipe(
    v.string(message),
    v.check((value) => {
      const [address = '', bits, ...rest] = value.split('/');
      if (rest.length > 0 || !v.is(ipAddress, address)) return false;
      const most = address.includes(':') ? 128 : 32;
      return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    }, message),
  );
}

export function timeZone() {
  const message = 'must be a time zone such as UTC or Europe/London';
  return v.pipe(v.string(message), v.check(isTimeZone, message));
}
