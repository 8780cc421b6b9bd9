import * as v from 'valibot';
import { DEFAULT_CURRENCY, fractionDigits, isCurrency } from '#commerce/pricing/format-money.ts';
import { roundHalfUp } from '#commerce/pricing/round-half-up.ts';
import { code, country, lines, whole, words } from '#commerce/resources/field-schemas.ts';
import type { DeliveryMethod } from './delivery-table.ts';
import { isPostcodeRange } from './postcode-ranges.ts';
import { isTimeZone } from './zoned-time.ts';

/** Zones, methods and calendars as staff edit them. */

const amount = v.pipe(
  v.number('Write an amount.'),
  v.integer('Write an amount.'),
  v.minValue(0, 'Write an amount.'),
  v.maxValue(10_000_000, 'This is more than anybody pays.'),
  v.metadata({ control: 'plain-amount' }),
);
const grams = whole(0, 10_000_000);
const time = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 22:00.'),
);

const texts = (most: number) =>
  v.optional(
    v.pipe(
      v.record(v.string(), v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} characters.`))),
      v.metadata({ control: 'texts' }),
    ),
    {},
  );

export const deliveryZoneSchema = v.pipe(
  v.object({
    name: v.pipe(words(60, 'Write a name.'), v.title('Name')),
    code: v.pipe(code, v.title('Code'), v.description('Methods name it.')),
    countries: v.pipe(
      lines(country, 250),
      v.title('Countries'),
      v.description(
        'Two letters each, one a line. Without any it is every country that no other zone names.',
      ),
    ),
    postcodes: v.pipe(
      lines(
        v.pipe(
          v.string(),
          v.trim(),
          v.check(
            isPostcodeRange,
            'Write postcodes such as EH, EH1, EH1-EH17, 75 or 20000-20999, one a line.',
          ),
        ),
        500,
      ),
      v.title('Postcodes'),
      v.description('Such as EH1-EH17 or 20000-20999, one a line. Without any it is the whole country.'),
    ),
  }),
  v.forward(
    v.check(
      ({ countries, postcodes }) => postcodes.length === 0 || countries.length === 1,
      'A zone of postcodes has one country.',
    ),
    ['countries'],
  ),
);

const priceSchema = v.object({
  itemClass: v.pipe(
    v.nullable(words(40, 'Write a class.')),
    v.title('Item class'),
    v.description(
      'Only for baskets with this class, for example bulky. It is charged above the free threshold too.',
    ),
  ),
  fromValue: v.pipe(amount, v.title('From order value')),
  fromWeight: v.pipe(grams, v.title('From weight'), v.description('Grams.')),
  price: v.pipe(amount, v.title('Price')),
});

export const deliveryMethodSchema = v.object({
  name: v.pipe(words(80, 'Write a name.'), v.title('Name')),
  code: v.pipe(code, v.title('Code'), v.description('Orders store it.')),
  names: v.pipe(texts(80), v.title('Name in other languages')),
  isActive: v.pipe(v.boolean(), v.title('Active')),
  description: v.pipe(words(200, 'Write what shoppers read below the name.'), v.title('Description')),
  descriptions: v.pipe(texts(200), v.title('Description in other languages')),
  brand: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.'))),
    v.title('Brand'),
    v.description('A brand with methods of its own in a zone has only those there.'),
    v.metadata({ control: 'shop' }),
  ),
  zones: v.pipe(
    lines(code, 100),
    v.minLength(1, 'Write at least one zone.'),
    v.title('Zones'),
    v.description('Codes of delivery zones, one a line.'),
  ),
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.check(isCurrency, 'Write the three letters of a currency, for example GBP.'),
    v.title('Currency'),
    v.description('Baskets in another currency are not offered it.'),
  ),
  service: v.pipe(
    v.picklist(['standard', 'next-day', 'express']),
    v.title('Service'),
    v.description('Next day is offered for products that can be sent at once only.'),
    v.metadata({ labels: { standard: 'Standard', 'next-day': 'Next day', express: 'Express' } }),
  ),
  prices: v.pipe(
    v.array(priceSchema),
    v.minLength(1, 'Write at least one price.'),
    v.maxLength(60, 'At most 60.'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const prices = dataset.value;
      const at = prices.findIndex((price, index) =>
        prices.slice(0, index).some((other) => isSameStep(price, other)),
      );
      if (at < 0) return;
      const first = prices.findIndex((other) => isSameStep(other, prices[at]));
      addIssue({
        message: `Prices ${first + 1} and ${at + 1} are for the same class, order value and weight.`,
      });
    }),
    v.title('Prices'),
    v.description('The heaviest weight that is reached decides, and then the highest order value.'),
  ),
  freeAbove: v.pipe(
    v.nullable(amount),
    v.title('Free above'),
    v.description('When the goods cost more than this. Leave it empty for never.'),
  ),
  days: v.pipe(whole(1, 60), v.title('Days'), v.description('Delivery days, counted from dispatch.')),
  cutOff: v.pipe(
    v.nullable(time),
    v.title('Cut-off'),
    v.description('Orders before this time are sent the same day. Leave it empty for the built-in times.'),
  ),
  saturdayCutOff: v.pipe(v.nullable(time), v.title('Cut-off on Saturday')),
  maxWeight: v.pipe(v.nullable(whole(1, 10_000_000)), v.title('Heaviest basket'), v.description('Grams.')),
  takesBulky: v.pipe(
    v.boolean(),
    v.title('Takes bulky goods'),
    v.description('Which classes are bulky is a setting of the brand.'),
  ),
  excludedClasses: v.pipe(
    lines(words(40, 'Write a class.'), 50),
    v.title('Item classes it does not take'),
    v.description('As products name them, one a line.'),
  ),
  excludedProducts: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'This is not known here.'))),
    v.maxLength(500, 'At most 500.'),
    v.metadata({ control: 'products-by-key' }),
    v.title('Products it does not take'),
  ),
  seller: v.pipe(
    v.nullable(code),
    v.title('Seller'),
    v.description(
      'The short name of a marketplace seller who delivers so. Sellers without methods go with the shop’s own.',
    ),
  ),
  position: v.pipe(
    whole(0, 10_000),
    v.title('Order'),
    v.description('The first that fits a basket is chosen for the shopper.'),
  ),
});

export const countryCalendarSchema = v.object({
  country: v.pipe(country, v.title('Country'), v.description('Two letters.')),
  timeZone: v.pipe(
    v.string(),
    v.trim(),
    v.check(isTimeZone, 'Write a time zone such as Europe/London or UTC.'),
    v.title('Time zone'),
    v.description('Of cut-off times, where goods are sent from here.'),
  ),
  week: v.pipe(
    v.picklist(['mon-fri', 'mon-sat', 'every-day']),
    v.title('Delivery days'),
    v.metadata({
      labels: { 'mon-fri': 'Monday to Friday', 'mon-sat': 'Monday to Saturday', 'every-day': 'Every day' },
    }),
  ),
  hasPublicHolidays: v.pipe(
    v.boolean(),
    v.title('Closed on public holidays'),
    v.description('Those of the whole country; the shop knows them.'),
  ),
  closedDays: v.pipe(
    lines(v.pipe(v.string(), v.trim(), v.isoDate('Write days such as 2026-12-24, one a line.')), 400),
    v.title('Further closed days'),
    v.description('Without dispatch and delivery, such as 2026-12-24, one a line.'),
  ),
});

type Price = v.InferOutput<typeof priceSchema>;

function isSameStep(one: Price, other: Price | undefined): boolean {
  return (
    one.itemClass === other?.itemClass &&
    one.fromValue === other.fromValue &&
    one.fromWeight === other.fromWeight
  );
}

/** Forms have amounts with the decimals of the default currency; the table has minor units of the method's own, such as yen. */
export function toDeliveryMethod(record: v.InferOutput<typeof deliveryMethodSchema>): DeliveryMethod {
  const digits = fractionDigits(record.currency) - fractionDigits(DEFAULT_CURRENCY);
  const toMinor = (amount: number) => roundHalfUp(amount * 10 ** digits);
  return {
    ...record,
    freeAbove: record.freeAbove === null ? null : toMinor(record.freeAbove),
    prices: record.prices.map(({ fromValue, price, ...step }) => ({
      ...step,
      fromValue: toMinor(fromValue),
      price: toMinor(price),
    })),
  };
}
