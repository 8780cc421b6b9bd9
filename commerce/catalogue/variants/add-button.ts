import { type ChoosableVariant, isInStock, type VariantIndex } from './variant-index.ts';

const SELECT_SIZE_ERROR = 'Please select a size';

export type AddButtonLabel = 'pdp.preOrderNow' | 'pdp.outOfStock' | 'pdp.addToBasket';

export interface AddButton {
  label: AddButtonLabel;
  isDisabled: boolean;
}

/** Pre-order is active while its date is in the future; an unreadable date means no pre-order. */
export function isPreOrder(preorderUntil: string | null, now: Date): boolean {
  return preorderUntil !== null && Date.parse(preorderUntil) > now.getTime();
}

/** A sold-out pre-order shows its label with a disabled button. */
export function describeAddButton(
  choice: { colour: string; variant: ChoosableVariant | null },
  index: VariantIndex<ChoosableVariant>,
  preorderUntil: string | null,
  now: Date,
): AddButton {
  const soldOut = choice.variant
    ? !isInStock(choice.variant)
    : (index.get(choice.colour)?.inStock.length ?? 0) === 0;
  if (isPreOrder(preorderUntil, now)) return { label: 'pdp.preOrderNow', isDisabled: soldOut };
  return soldOut
    ? { label: 'pdp.outOfStock', isDisabled: true }
    : { label: 'pdp.addToBasket', isDisabled: false };
}

export type AddDecision =
  | { kind: 'add'; sku: string }
  | { kind: 'select-size'; error: typeof SELECT_SIZE_ERROR; scrollToButton: true };

export function decideAdd(variant: Pick<ChoosableVariant, 'sku'> | null): AddDecision {
  return variant
    ? { kind: 'add', sku: variant.sku }
    : { kind: 'select-size', error: SELECT_SIZE_ERROR, scrollToButton: true };
}

/** The URL requests it, the shopper is registered, a size in stock is chosen, and it has not been done yet. */
export function shouldAutoAdd(state: {
  asked: boolean;
  isRegistered: boolean;
  variant: ChoosableVariant | null;
  alreadyDone: boolean;
}): boolean {
  return (
    state.asked &&
    state.isRegistered &&
    !state.alreadyDone &&
    state.variant !== null &&
    isInStock(state.variant)
  );
}
