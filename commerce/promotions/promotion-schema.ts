import * as v from 'valibot';
import type { PromotionEffect } from './promotions.ts';

const MAX_NAME_LENGTH = 80;
const MAX_LIST_LENGTH = 200;

export const DISCOUNT_KINDS = ['percent', 'amount', 'multibuy'] as const;

const pence = v.pipe(
  v.number('Write an amount.'),
  v.integer('Write whole pence.'),
  v.minValue(1, 'Write an amount above nothing.'),
  v.maxValue(10_000_000, 'This is more than anybody pays.'),
  v.metadata({ control: 'pounds' }),
);
const pieces = v.pipe(
  v.number('Write a number.'),
  v.integer('Write a whole number.'),
  v.minValue(1, 'Write at least 1.'),
  v.maxValue(99, 'Write at most 99.'),
);
const day = v.pipe(v.string('Choose a day.'), v.isoDate('Choose a day.'), v.check(isDay, 'Choose a day.'));
const slugs = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'This is not known here.'))),
  v.maxLength(MAX_LIST_LENGTH, `At most ${MAX_LIST_LENGTH}.`),
);

/** The schema of a promotion as staff edit it, with labels and messages for the form. */
export const promotionSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Write a name.'),
      v.maxLength(MAX_NAME_LENGTH, `Keep it under ${MAX_NAME_LENGTH} characters.`),
      v.title('Name'),
      v.description('Shoppers read it in their basket.'),
    ),
    code: v.pipe(
      v.nullable(
        v.pipe(
          v.string(),
          v.trim(),
          v.toUpperCase(),
          v.regex(/^[A-Z0-9-]{3,24}$/, 'Write 3 to 24 letters, digits or dashes.'),
        ),
      ),
      v.title('Code'),
      v.description('Shoppers type it in their basket. Leave it empty, and the offer applies by itself.'),
    ),
    gives: v.pipe(
      v.picklist(DISCOUNT_KINDS),
      v.title('What it gives'),
      v.metadata({
        labels: { percent: 'A share off', amount: 'An amount off', multibuy: 'Some pieces free' },
      }),
    ),
    percent: v.pipe(
      v.nullable(
        v.pipe(
          v.number('Write a number.'),
          v.minValue(1, 'Write at least 1.'),
          v.maxValue(100, 'Write at most 100.'),
        ),
      ),
      v.title('Percent off'),
    ),
    amount: v.pipe(v.nullable(pence), v.title('Amount off')),
    buy: v.pipe(v.nullable(pieces), v.title('Of every … pieces'), v.description('3 in “3 for 2”.')),
    pay: v.pipe(
      v.nullable(pieces),
      v.title('… the shopper pays for'),
      v.description('2 in “3 for 2”; the cheapest are free.'),
    ),
    minimum: v.pipe(
      v.nullable(pence),
      v.title('Only when the pieces come to'),
      v.description('Leave it empty for any amount.'),
    ),
    categorySlugs: v.pipe(
      slugs,
      v.title('On what'),
      v.description('Choose none, and it is for everything.'),
      v.metadata({ control: 'categories' }),
    ),
    excludedCategorySlugs: v.pipe(slugs, v.title('But not on'), v.metadata({ control: 'categories' })),
    brands: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))),
      v.maxLength(MAX_LIST_LENGTH, `At most ${MAX_LIST_LENGTH}.`),
      v.title('Of which brands'),
      v.description('Names, one a line. None means every brand.'),
      v.metadata({ control: 'lines' }),
    ),
    priority: v.pipe(
      v.number('Write a number.'),
      v.integer('Write a whole number.'),
      v.minValue(0, 'Write 0 or more.'),
      v.maxValue(1000, 'Write at most 1000.'),
      v.title('Order'),
      v.description('Lower numbers apply first, on what is left to pay.'),
    ),
    isExclusive: v.pipe(v.boolean(), v.title('Nothing applies after it')),
    startsOn: v.pipe(v.nullable(day), v.title('First day')),
    endsOn: v.pipe(v.nullable(day), v.title('Last day'), v.description('Leave it empty to run on.')),
    isPaused: v.pipe(v.boolean(), v.title('Paused')),
  }),
  needs('percent', ({ gives, percent }) => gives !== 'percent' || percent !== null, 'Write how much is off.'),
  needs('amount', ({ gives, amount }) => gives !== 'amount' || amount !== null, 'Write how much is off.'),
  needs('buy', ({ gives, buy }) => gives !== 'multibuy' || buy !== null, 'Write a number.'),
  needs(
    'pay',
    ({ gives, buy, pay }) => gives !== 'multibuy' || (pay !== null && pay < (buy ?? 0)),
    'Fewer than the pieces bought.',
  ),
  needs(
    'minimum',
    ({ gives, minimum }) => gives !== 'multibuy' || minimum === null,
    'Leave it empty for “some pieces free”.',
  ),
  needs(
    'endsOn',
    ({ startsOn, endsOn }) => startsOn === null || endsOn === null || endsOn >= startsOn,
    'The last day lies before the first.',
  ),
);

export type EditablePromotion = {
  name: string;
  code: string | null;
  gives: (typeof DISCOUNT_KINDS)[number];
  percent: number | null;
  amount: number | null;
  buy: number | null;
  pay: number | null;
  minimum: number | null;
  categorySlugs: string[];
  excludedCategorySlugs: string[];
  brands: string[];
  priority: number;
  isExclusive: boolean;
  startsOn: string | null;
  endsOn: string | null;
  isPaused: boolean;
};

type DiscountField = keyof ReturnType<typeof discountFieldsOf>;

/** The fields that a kind of discount has besides those of every offer. */
const FIELDS_OF_KIND: Record<EditablePromotion['gives'], readonly DiscountField[]> = {
  percent: ['percent', 'minimum'],
  amount: ['amount', 'minimum'],
  multibuy: ['buy', 'pay'],
};

export function discountFieldsOfKind(gives: unknown): readonly string[] {
  return DISCOUNT_KINDS.some((kind) => kind === gives)
    ? FIELDS_OF_KIND[gives as EditablePromotion['gives']]
    : [];
}

/** False for a field that belongs to other kinds of discount only. */
export function isFieldOfKind(field: string, gives: unknown): boolean {
  const isOfSome = Object.values(FIELDS_OF_KIND).some((fields) => fields.some((name) => name === field));
  return !isOfSome || discountFieldsOfKind(gives).includes(field);
}

/** The form after another kind was chosen: what the new kind does not have is emptied. */
export function emptyOtherKinds<Form extends Readonly<Record<string, unknown>>>(form: Form): Form {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    isFieldOfKind(name, form.gives) ? value : null,
  ]);
  return Object.fromEntries(entries) as Form;
}

/** The initial values of a new promotion. `today` as YYYY-MM-DD. */
export function blankPromotion(today: string): EditablePromotion {
  return {
    name: '',
    code: null,
    gives: 'percent',
    percent: 10,
    amount: null,
    buy: null,
    pay: null,
    minimum: null,
    categorySlugs: [],
    excludedCategorySlugs: [],
    brands: [],
    priority: 100,
    isExclusive: false,
    startsOn: today,
    endsOn: null,
    isPaused: false,
  };
}

/** The effect of a promotion, from the fields of the form. */
export function effectOf({ gives, percent, amount, buy, pay, minimum }: EditablePromotion): PromotionEffect {
  if (gives === 'multibuy') return { kind: 'multibuy', buy: buy ?? 1, pay: pay ?? 1 };
  const reward =
    gives === 'percent'
      ? { kind: 'percent-off' as const, percent: percent ?? 0 }
      : { kind: 'amount-off' as const, amount: amount ?? 0 };
  return minimum === null ? reward : { kind: 'threshold', minimum, reward };
}

/** The fields of the form for an effect. */
export function discountFieldsOf(
  effect: PromotionEffect,
): Pick<EditablePromotion, 'gives' | 'percent' | 'amount' | 'buy' | 'pay' | 'minimum'> {
  const none = { percent: null, amount: null, buy: null, pay: null, minimum: null };
  switch (effect.kind) {
    case 'percent-off':
      return { ...none, gives: 'percent', percent: effect.percent };
    case 'amount-off':
      return { ...none, gives: 'amount', amount: effect.amount };
    case 'multibuy':
      return { ...none, gives: 'multibuy', buy: effect.buy, pay: effect.pay };
    case 'threshold':
      return { ...discountFieldsOf(effect.reward), minimum: effect.minimum };
  }
}

function needs(
  field: keyof EditablePromotion,
  isValid: (promotion: EditablePromotion) => boolean,
  message: string,
) {
  return v.forward(
    v.rawCheck<EditablePromotion>(({ dataset, addIssue }) => {
      if (dataset.typed && !isValid(dataset.value)) addIssue({ message });
    }),
    [field],
  );
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
