import { type ChoosableVariant, isInStock } from '#commerce/catalogue/variants/variant-index.ts';

/** 'Added' stays this long, then the modal closes after a short delay. */
const ADDED_MS = 1500;
const CLOSE_DELAY_MS = 500;

export type QuickAddDecision =
  | { kind: 'add-directly'; sku: string }
  | { kind: 'open-modal' }
  | { kind: 'out-of-stock' };

/** A single variant needs no choice, unless it has custom fields. */
export function decideQuickAdd(product: {
  variants: readonly (Pick<ChoosableVariant, 'sku' | 'stock'> & { customisationGroupName?: string | null })[];
}): QuickAddDecision {
  if (!product.variants.some(isInStock)) return { kind: 'out-of-stock' };
  const [only, ...others] = product.variants;
  return only && others.length === 0 && !only.customisationGroupName
    ? { kind: 'add-directly', sku: only.sku }
    : { kind: 'open-modal' };
}

export type QuickAddState =
  | { step: 'closed' }
  | { step: 'loading' }
  | { step: 'choosing'; error: string | null }
  | { step: 'adding' }
  | { step: 'added' }
  | { step: 'closing' };

export type QuickAddEvent =
  | { type: 'opened' }
  | { type: 'loaded'; decision: QuickAddDecision }
  | { type: 'add-pressed' }
  | { type: 'add-succeeded' }
  | { type: 'failed'; message: string }
  | { type: 'time-passed' }
  | { type: 'closed' };

export function nextQuickAdd(state: QuickAddState, event: QuickAddEvent): QuickAddState {
  switch (event.type) {
    case 'closed':
      return { step: 'closed' };
    case 'opened':
      return state.step === 'closed' ? { step: 'loading' } : state;
    case 'loaded':
      if (state.step !== 'loading') return state;
      return event.decision.kind === 'add-directly' ? { step: 'adding' } : { step: 'choosing', error: null };
    case 'add-pressed':
      return state.step === 'choosing' ? { step: 'adding' } : state;
    case 'add-succeeded':
      return state.step === 'adding' ? { step: 'added' } : state;
    case 'failed':
      return state.step === 'closed' ? state : { step: 'choosing', error: event.message };
    case 'time-passed':
      if (state.step === 'added') return { step: 'closing' };
      return state.step === 'closing' ? { step: 'closed' } : state;
  }
}

/** When to send `time-passed`; null while nothing is due. */
export function quickAddTimer(state: QuickAddState): number | null {
  if (state.step === 'added') return ADDED_MS;
  return state.step === 'closing' ? CLOSE_DELAY_MS : null;
}

export type QuickAddButton = { kind: 'label'; label: 'Add' | 'Added' } | { kind: 'spinner' };

export function quickAddButton(state: QuickAddState): QuickAddButton {
  if (state.step === 'loading' || state.step === 'adding') return { kind: 'spinner' };
  return { kind: 'label', label: state.step === 'added' || state.step === 'closing' ? 'Added' : 'Add' };
}
