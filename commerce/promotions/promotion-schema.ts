import * as v from 'valibot';
import type { PromotionEffect, PromotionLimits, PromotionReward } from './promotions.ts';

const MAX_NAME_LENGTH = 80;
const MAX_LIST_LENGTH = 200;

/** What an offer can give, with the words of the form. */
export const DISCOUNT_NAMES = {
  percent: 'A share off',
  amount: 'An amount off',
  multibuy: 'Some pieces free',
  tiers: 'More off for more spent',
  'piece-tiers': 'More off for more pieces',
  'free-delivery': 'Free delivery',
  gift: 'A gift',
} as const;

export const DISCOUNT_KINDS = Object.keys(DISCOUNT_NAMES) as (keyof typeof DISCOUNT_NAMES)[];

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
const share = v.pipe(
  v.number('Write a number.'),
  v.minValue(1, 'Write at least 1.'),
  v.maxValue(100, 'Write at most 100.'),
);
const uses = v.pipe(
  v.number('Write a number.'),
  v.integer('Write a whole number.'),
  v.minValue(1, 'Write at least 1.'),
  v.maxValue(1_000_000, 'Write at most 1,000,000.'),
);
const MAX_STEPS = 8;
const steps = <Step extends v.GenericSchema>(step: Step) =>
  v.optional(v.pipe(v.array(step), v.maxLength(MAX_STEPS, `At most ${MAX_STEPS}.`)), []);
const badgeText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write what the badge says.'),
  v.maxLength(MAX_NAME_LENGTH, `Keep it under ${MAX_NAME_LENGTH} characters.`),
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
    hasOwnCodes: v.pipe(
      v.optional(v.boolean(), false),
      v.title('Each shopper has a code of their own'),
      v.description('Generate the codes once it is saved. Each is good for one order.'),
    ),
    gives: v.pipe(
      v.picklist(DISCOUNT_KINDS),
      v.title('What it gives'),
      v.metadata({ labels: DISCOUNT_NAMES }),
    ),
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
      v.optional(
        v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))),
        null,
      ),
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
            name: v.pipe(
              v.string(),
              v.trim(),
              v.minLength(1, 'Write a name.'),
              v.maxLength(MAX_NAME_LENGTH, `Keep it under ${MAX_NAME_LENGTH} characters.`),
              v.title('Name'),
            ),
            badge: v.pipe(v.optional(v.nullable(badgeText), null), v.title('Badge on its products')),
          }),
        ),
        [],
      ),
      v.title('In other languages'),
    ),
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

export type EditablePromotion = {
  name: string;
  code: string | null;
  gives: (typeof DISCOUNT_KINDS)[number];
  percent: number | null;
  amount: number | null;
  buy: number | null;
  pay: number | null;
  tiers: { minimum: number; percent: number | null; amount: number | null }[];
  pieceTiers: { pieces: number; percent: number }[];
  giftSku: string | null;
  upTo: number | null;
  minimum: number | null;
  categorySlugs: string[];
  excludedCategorySlugs: string[];
  brands: string[];
  priority: number;
  isExclusive: boolean;
  hasOwnCodes: boolean;
  totalUses: number | null;
  usesPerCustomer: number | null;
  isFirstOrderOnly: boolean;
  currency: string | null;
  badge: string | null;
  texts: PromotionText[];
  startsOn: string | null;
  endsOn: string | null;
  isPaused: boolean;
};

/** Name and badge of an offer in another language. */
export interface PromotionText {
  language: string;
  name: string;
  badge: string | null;
}

type DiscountField = keyof ReturnType<typeof discountFieldsOf>;

/** The fields that a kind of discount has besides those of every offer. */
const FIELDS_OF_KIND: Record<EditablePromotion['gives'], readonly DiscountField[]> = {
  percent: ['percent', 'minimum'],
  amount: ['amount', 'minimum'],
  multibuy: ['buy', 'pay'],
  tiers: ['tiers'],
  'piece-tiers': ['pieceTiers'],
  'free-delivery': ['upTo', 'minimum'],
  gift: ['giftSku', 'minimum'],
};

const LIST_FIELDS: readonly string[] = ['tiers', 'pieceTiers'];

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
    isFieldOfKind(name, form.gives) ? value : LIST_FIELDS.includes(name) ? [] : null,
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
    tiers: [],
    pieceTiers: [],
    giftSku: null,
    upTo: null,
    minimum: null,
    categorySlugs: [],
    excludedCategorySlugs: [],
    brands: [],
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

/** The effect of a promotion, from the fields of the form. */
export function effectOf(offer: EditablePromotion): PromotionEffect {
  const { gives, percent, amount, buy, pay, minimum } = offer;
  switch (gives) {
    case 'multibuy':
      return { kind: 'multibuy', buy: buy ?? 1, pay: pay ?? 1 };
    case 'tiers':
      return {
        kind: 'tiers',
        steps: offer.tiers.map((step) => ({ minimum: step.minimum, reward: rewardOf(step) })),
      };
    case 'piece-tiers':
      return { kind: 'piece-tiers', steps: offer.pieceTiers };
    case 'free-delivery':
      return { kind: 'free-delivery', minimum, upTo: offer.upTo };
    case 'gift':
      return { kind: 'gift', sku: offer.giftSku ?? '', minimum };
    default: {
      const reward = rewardOf(gives === 'percent' ? { percent, amount: null } : { percent: null, amount });
      return minimum === null ? reward : { kind: 'threshold', minimum, reward };
    }
  }
}

function rewardOf({ percent, amount }: { percent: number | null; amount: number | null }): PromotionReward {
  return amount === null ? { kind: 'percent-off', percent: percent ?? 0 } : { kind: 'amount-off', amount };
}

const NO_DISCOUNT = {
  percent: null,
  amount: null,
  buy: null,
  pay: null,
  tiers: [],
  pieceTiers: [],
  giftSku: null,
  upTo: null,
  minimum: null,
} satisfies Partial<EditablePromotion>;

/** The fields of the form for an effect. */
export function discountFieldsOf(
  effect: PromotionEffect,
): Pick<EditablePromotion, keyof typeof NO_DISCOUNT | 'gives'> {
  const none = NO_DISCOUNT;
  switch (effect.kind) {
    case 'percent-off':
      return { ...none, gives: 'percent', percent: effect.percent };
    case 'amount-off':
      return { ...none, gives: 'amount', amount: effect.amount };
    case 'multibuy':
      return { ...none, gives: 'multibuy', buy: effect.buy, pay: effect.pay };
    case 'threshold':
      return { ...discountFieldsOf(effect.reward), minimum: effect.minimum };
    case 'tiers':
      return {
        ...none,
        gives: 'tiers',
        tiers: effect.steps.map(({ minimum, reward }) => ({
          minimum,
          percent: reward.kind === 'percent-off' ? reward.percent : null,
          amount: reward.kind === 'amount-off' ? reward.amount : null,
        })),
      };
    case 'piece-tiers':
      return { ...none, gives: 'piece-tiers', pieceTiers: [...effect.steps] };
    case 'free-delivery':
      return { ...none, gives: 'free-delivery', minimum: effect.minimum, upTo: effect.upTo };
    case 'gift':
      return { ...none, gives: 'gift', giftSku: effect.sku, minimum: effect.minimum };
  }
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
