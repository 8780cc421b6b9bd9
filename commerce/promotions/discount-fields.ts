import type { EditablePromotion } from './promotion-schema.ts';
import type { PromotionEffect, PromotionReward } from './promotions.ts';

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

type DiscountKind = keyof typeof DISCOUNT_NAMES;
export const DISCOUNT_KINDS = Object.keys(DISCOUNT_NAMES) as DiscountKind[];

/** The fields of every kind, empty. */
export const NO_DISCOUNT = {
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

/** The fields that a kind of discount has besides those of every offer. */
export const FIELDS_OF_KIND: Record<DiscountKind, readonly (keyof typeof NO_DISCOUNT)[]> = {
  percent: ['percent', 'minimum'],
  amount: ['amount', 'minimum'],
  multibuy: ['buy', 'pay'],
  tiers: ['tiers'],
  'piece-tiers': ['pieceTiers'],
  'free-delivery': ['upTo', 'minimum'],
  gift: ['giftSku', 'minimum'],
};

export function discountFieldsOfKind(gives: unknown): readonly string[] {
  return DISCOUNT_KINDS.some((kind) => kind === gives) ? FIELDS_OF_KIND[gives as DiscountKind] : [];
}

/** False for a field that belongs to other kinds of discount only. */
export function isFieldOfKind(field: string, gives: unknown): boolean {
  return !Object.hasOwn(NO_DISCOUNT, field) || discountFieldsOfKind(gives).includes(field);
}

/** The form after another kind was chosen: what the new kind does not have is emptied. */
export function emptyOtherKinds<Form extends Readonly<Record<string, unknown>>>(form: Form): Form {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    isFieldOfKind(name, form.gives) ? value : Reflect.get(NO_DISCOUNT, name),
  ]);
  return Object.fromEntries(entries) as Form;
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
