import * as v from 'valibot';
import { words } from '#commerce/resources/field-schemas.ts';

/** The class of a product that no rate names otherwise. */
export const STANDARD_TAX_CLASS = 'standard';

const day = v.pipe(v.string('Choose a day.'), v.isoDate('Choose a day.'));

/** A rate of value added or sales tax, as staff edit it. */
export const taxRateSchema = v.pipe(
  v.object({
    country: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z]{2}$/, 'Write two letters, for example GB.'),
      v.title('Country'),
    ),
    region: v.pipe(
      v.nullable(
        v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,10}$/, 'Write its code.')),
      ),
      v.title('Region'),
      v.description('Leave it empty, and the rate is that of the whole country.'),
    ),
    taxClass: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Write small letters, digits or dashes.'),
      v.title('Tax class'),
      v.description('Products name their class. Products of a class without a rate have the standard rate.'),
    ),
    name: v.pipe(
      words(40, 'Write a name.'),
      v.title('Name'),
      v.description('Customers read it on invoices, for example VAT.'),
    ),
    basisPoints: v.pipe(
      v.number('Write a rate.'),
      v.integer('Write at most two decimal places.'),
      v.minValue(0, 'Write 0 or more.'),
      v.maxValue(10_000, 'Write 100 or less.'),
      v.title('Rate'),
      v.description('In hundredths of a per cent: 2000 is 20 per cent.'),
    ),
    validFrom: v.pipe(day, v.title('First day')),
    validTo: v.pipe(
      v.nullable(day),
      v.title('Last day'),
      v.description('Leave it empty while the rate stands.'),
    ),
  }),
  v.forward(
    v.check(
      ({ validFrom, validTo }) => validTo === null || validTo >= validFrom,
      'Choose a day after the first.',
    ),
    ['validTo'],
  ),
);

export type TaxRate = v.InferOutput<typeof taxRateSchema>;

export interface TaxPlace {
  country: string;
  region?: string | null;
}

/** The rate for a class of products at a place on a day (YYYY-MM-DD); null where no tax is known. */
export function findTaxRate(
  rates: readonly TaxRate[],
  place: TaxPlace,
  taxClass: string,
  onDay: string,
): TaxRate | null {
  const valid = rates.filter(
    (rate) =>
      rate.country === place.country &&
      (rate.region === null || rate.region === (place.region ?? null)) &&
      (rate.taxClass === taxClass || rate.taxClass === STANDARD_TAX_CLASS) &&
      isValidOn(rate, onDay),
  );
  const preference = (rate: TaxRate) => (rate.taxClass === taxClass ? 2 : 0) + (rate.region === null ? 0 : 1);
  return valid.toSorted((one, other) => preference(other) - preference(one))[0] ?? null;
}

/** A rate of the same place and class whose period overlaps, or null. */
export function findClash<T extends TaxRate>(rates: readonly T[], wanted: TaxRate): T | null {
  return (
    rates.find(
      (rate) =>
        rate.country === wanted.country &&
        rate.region === wanted.region &&
        rate.taxClass === wanted.taxClass &&
        (rate.validTo === null || rate.validTo >= wanted.validFrom) &&
        (wanted.validTo === null || wanted.validTo >= rate.validFrom),
    ) ?? null
  );
}

function isValidOn({ validFrom, validTo }: TaxRate, onDay: string): boolean {
  return validFrom <= onDay && (validTo === null || validTo >= onDay);
}
