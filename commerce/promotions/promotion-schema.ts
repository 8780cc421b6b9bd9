import * as v from 'valibot';
import { DISCOUNT_KINDS, DISCOUNT_NAMES, FIELDS_OF_KIND, NO_DISCOUNT } from './discount-fields.ts';
import type { PromotionLimits } from './promotions.ts';

const MAX_NAME_LENGTH = 80;
const MAX_LIST_LENGTH = 200;

const pence = v.pipe(
  v.number('Write an amount.'),
  v.integer('Write whole pence.'),
  v.minValue(1, 'Write an amount above nothing.'),
  v.maxValue(10_000_000, 'This is more than anybody pays.'),
  v.metadata({ control: 'pounds' }),
);
export const countUpTo = (most: number) =>
  v.pipe(
    v.number('Write a number.'),
    v.integer('Write a whole number.'),
    v.minValue(1, 'Write at least 1.'),
    v.maxValue(most, `Write at most ${most.toLocaleString('en-GB')}.`),
  );
const pieces = countUpTo(99);
const uses = countUpTo(1_000_000);
const share = v.pipe(
  v.number('Write a number.'),
  v.minValue(1, 'Write at least 1.'),
  v.maxValue(100, 'Write at most 100.'),
);
const MAX_STEPS = 8;
const steps = <Step extends v.GenericSchema>(step: Step) =>
  v.optional(v.pipe(v.array(step), v.maxLength(MAX_STEPS, `At most ${MAX_STEPS}.`)), []);
const shortText = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(MAX_NAME_LENGTH, `Keep it under ${MAX_NAME_LENGTH} characters.`),
  );
const nameText = shortText('Write a name.');
const badgeText = shortText('Write what the badge says.');
const day = v.pipe(v.string('Choose a day.'), v.isoDate('Choose a day.'), v.check(isDay, 'Choose a day.'));
const slugs = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'This is not known here.'))),
  v.maxLength(MAX_LIST_LENGTH, `At most ${MAX_LIST_LENGTH}.`),
);

const promotionFields = v.object({
  name: v.pipe(nameText, v.title('Name'), v.description('Shoppers read it in their basket.')),
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
  hasOwnCodes: v.pipe(
    v.optional(v.boolean(), false),
    v.title('Each shopper has a code of their own'),
    v.description('Generate the codes once it is saved. Each is good for one order.'),
  ),
  gives: v.pipe(v.picklist(DISCOUNT_KINDS), v.title('What it gives'), v.metadata({ labels: DISCOUNT_NAMES })),
  percent: v.pipe(v.nullable(share), v.title('Percent off')),
  amount: v.pipe(v.nullable(pence), v.title('Amount off')),
  buy: v.pipe(v.nullable(pieces), v.title('Of every … pieces'), v.description('3 in “3 for 2”.')),
  pay: v.pipe(
    v.nullable(pieces),
    v.title('… the shopper pays for'),
    v.description('2 in “3 for 2”; the cheapest are free.'),
  ),
  tiers: v.pipe(
    steps(
      v.object({
        minimum: v.pipe(pence, v.title('When the pieces come to')),
        percent: v.pipe(v.optional(v.nullable(share), null), v.title('Percent off')),
        amount: v.pipe(v.optional(v.nullable(pence), null), v.title('Amount off')),
      }),
    ),
    v.title('Steps'),
    v.description('The highest step that a basket reaches counts.'),
  ),
  pieceTiers: v.pipe(
    steps(
      v.object({
        pieces: v.pipe(pieces, v.title('From … pieces')),
        percent: v.pipe(share, v.title('Percent off')),
      }),
    ),
    v.title('Steps'),
    v.description('The highest step that a basket reaches counts.'),
  ),
  giftSku: v.pipe(
    v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))), null),
    v.title('SKU of the gift'),
    v.description('One piece for each order, as long as there is stock.'),
  ),
  upTo: v.pipe(
    v.optional(v.nullable(pence), null),
    v.title('Only delivery that costs up to'),
    v.description('Leave it empty for every delivery method.'),
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
  site: v.pipe(
    v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))), null),
    v.title('On which site'),
    v.description('Choose none for the sites of every brand.'),
    v.metadata({ control: 'shop' }),
  ),
  startsOn: v.pipe(v.nullable(day), v.title('First day')),
  endsOn: v.pipe(v.nullable(day), v.title('Last day'), v.description('Leave it empty to run on.')),
  totalUses: v.pipe(
    v.optional(v.nullable(uses), null),
    v.title('Orders that may use it'),
    v.description('Leave it empty for any number.'),
  ),
  usesPerCustomer: v.pipe(
    v.optional(v.nullable(uses), null),
    v.title('Orders of one customer that may use it'),
    v.description('By account and by email. Leave it empty for any number.'),
  ),
  isFirstOrderOnly: v.pipe(
    v.optional(v.boolean(), false),
    v.title('Only for a first order'),
    v.description('Checked by account, and by email at the checkout.'),
  ),
  badge: v.pipe(
    v.optional(v.nullable(badgeText), null),
    v.title('Badge on its products'),
    v.description(
      'It shows as long as the offer runs, with its last day. {discountedPrice} is replaced by the price after the discount.',
    ),
  ),
  priority: v.pipe(
    v.number('Write a number.'),
    v.integer('Write a whole number.'),
    v.minValue(0, 'Write 0 or more.'),
    v.maxValue(1000, 'Write at most 1000.'),
    v.title('Order'),
    v.description('Lower numbers apply first, on what is left to pay.'),
  ),
  isExclusive: v.pipe(
    v.boolean(),
    v.title('Cannot be combined with other offers'),
    v.description('A shopper then gets either this one or the others, whichever takes more off.'),
  ),
  isPaused: v.pipe(v.boolean(), v.title('Paused')),
  currency: v.pipe(
    v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Write a code such as GBP.'))), null),
    v.title('Only in this currency'),
    v.description('The amounts of the offer are in it. Leave it empty for every currency.'),
  ),
  texts: v.pipe(
    v.optional(
      v.array(
        v.object({
          language: v.pipe(v.string(), v.title('Language'), v.metadata({ control: 'language' })),
          name: v.pipe(nameText, v.title('Name')),
          badge: v.pipe(v.optional(v.nullable(badgeText), null), v.title('Badge on its products')),
        }),
      ),
      [],
    ),
    v.title('In other languages'),
  ),
});

export type EditablePromotion = v.InferOutput<typeof promotionFields>;

/** The schema of a promotion as staff edit it, with labels and messages for the form. */
export const promotionSchema = v.pipe(
  promotionFields,
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
    ({ gives, minimum }) => FIELDS_OF_KIND[gives].includes('minimum') || minimum === null,
    'Leave it empty for this kind of offer.',
  ),
  needs(
    'tiers',
    ({ gives, tiers }) => gives !== 'tiers' || (tiers.length > 0 && tiers.every(hasOneReward)),
    'Write at least one step, each with a share or an amount off.',
  ),
  needs(
    'tiers',
    ({ gives, tiers }) => gives !== 'tiers' || isDistinct(tiers.map(({ minimum }) => minimum)),
    'Two steps begin at the same amount.',
  ),
  needs(
    'pieceTiers',
    ({ gives, pieceTiers }) => gives !== 'piece-tiers' || pieceTiers.length > 0,
    'Write at least one step.',
  ),
  needs(
    'pieceTiers',
    ({ gives, pieceTiers }) => gives !== 'piece-tiers' || isDistinct(pieceTiers.map((step) => step.pieces)),
    'Two steps begin at the same number of pieces.',
  ),
  needs('giftSku', ({ gives, giftSku }) => gives !== 'gift' || giftSku !== null, 'Write a SKU.'),
  needs(
    'texts',
    ({ texts }) => isDistinct(texts.map(({ language }) => language)),
    'A language stands there twice.',
  ),
  needs(
    'endsOn',
    ({ startsOn, endsOn }) => startsOn === null || endsOn === null || endsOn >= startsOn,
    'The last day lies before the first.',
  ),
);

/** Name and badge of an offer in another language. */
export type PromotionText = EditablePromotion['texts'][number];

/** The initial values of a new promotion. `today` as YYYY-MM-DD. */
export function blankPromotion(today: string): EditablePromotion {
  return {
    name: '',
    code: null,
    gives: 'percent',
    ...NO_DISCOUNT,
    percent: 10,
    categorySlugs: [],
    excludedCategorySlugs: [],
    brands: [],
    site: null,
    priority: 100,
    isExclusive: false,
    hasOwnCodes: false,
    totalUses: null,
    usesPerCustomer: null,
    isFirstOrderOnly: false,
    currency: null,
    badge: null,
    texts: [],
    startsOn: today,
    endsOn: null,
    isPaused: false,
  };
}

export function limitsOf({
  totalUses,
  usesPerCustomer,
  isFirstOrderOnly,
}: Pick<EditablePromotion, 'totalUses' | 'usesPerCustomer' | 'isFirstOrderOnly'>): PromotionLimits {
  return { total: totalUses, perCustomer: usesPerCustomer, isFirstOrderOnly };
}

const hasOneReward = ({ percent, amount }: EditablePromotion['tiers'][number]) =>
  (percent === null) !== (amount === null);

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

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
