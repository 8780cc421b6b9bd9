import type { DeliveryExplanation, NotOffered } from './delivery-options.ts';

/** `nowhere`: the shop has no methods yet. `place`: none goes there. `goods`: those that go there do not take these goods. */
export type DeliveryProblem = 'nowhere' | 'place' | 'goods';

/** Reasons that other goods would not have. */
const OF_GOODS: readonly NotOffered[] = [
  'bulky',
  'item-class',
  'too-heavy',
  'not-next-day',
  'no-price',
  'product',
];

/** Why a basket has no delivery method; null when it has one. */
export function describeDeliveryProblem(
  { options, refused }: DeliveryExplanation,
  hasMethods: boolean,
): DeliveryProblem | null {
  if (options.length > 0) return null;
  if (!hasMethods) return 'nowhere';
  return refused.some(({ reason }) => OF_GOODS.includes(reason)) ? 'goods' : 'place';
}
