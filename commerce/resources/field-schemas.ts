import * as v from 'valibot';

/** Fields that several resources have. */

export const words = (most: number, message = 'Write something.') =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(most, `Keep it under ${most} characters.`),
  );

export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('Write a number.'),
    v.integer('Write a whole number.'),
    v.minValue(least, `Write at least ${least}.`),
    v.maxValue(most, `Write at most ${most}.`),
  );

/** A list that is written one a line. */
export const lines = <Item extends v.GenericSchema<string, string>>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most, `At most ${most}.`), v.metadata({ control: 'lines' }));

/** A short name for addresses and other records. */
export const code = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write small letters, digits and dashes.'),
  v.maxLength(40, 'Keep it under 40 characters.'),
);

export const country = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, 'Write two letters for each country, for example GB.'),
);

export const host = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'Write a host such as brand.example.'),
);

export const languages = v.pipe(
  lines(v.pipe(v.string(), v.trim(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Write en-GB or fr.')), 20),
  v.minLength(1, 'Write at least one language.'),
  v.title('Languages'),
);
