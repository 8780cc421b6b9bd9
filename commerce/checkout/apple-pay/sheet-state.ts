/** The state of an Apple Pay sheet, checked before each step: a step in the wrong state throws in the browser. */
export type SheetState =
  | 'closed'
  | 'validating-merchant'
  | 'active'
  | 'selecting-contact'
  | 'selecting-method'
  | 'authorising'
  | 'completed'
  | 'cancelled'
  | 'failed';

export type SheetEvent =
  | 'begun'
  | 'merchant-validated'
  | 'contact-selected'
  | 'contact-completed'
  | 'method-selected'
  | 'method-completed'
  | 'payment-authorised'
  | 'corrections-requested'
  | 'payment-completed'
  | 'failed'
  | 'cancelled';

const NEXT: Record<SheetState, Partial<Record<SheetEvent, SheetState>>> = {
  closed: { begun: 'validating-merchant' },
  'validating-merchant': { 'merchant-validated': 'active', failed: 'failed', cancelled: 'cancelled' },
  active: {
    'contact-selected': 'selecting-contact',
    'method-selected': 'selecting-method',
    'payment-authorised': 'authorising',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  'selecting-contact': { 'contact-completed': 'active', failed: 'failed', cancelled: 'cancelled' },
  'selecting-method': { 'method-completed': 'active', failed: 'failed', cancelled: 'cancelled' },
  authorising: {
    'corrections-requested': 'active',
    'payment-completed': 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  completed: { begun: 'validating-merchant' },
  cancelled: { begun: 'validating-merchant' },
  failed: { begun: 'validating-merchant' },
};

/** Null when the event is too late: a slow response after the shopper closed the sheet. */
export function nextSheetState(state: SheetState, event: SheetEvent): SheetState | null {
  return NEXT[state][event] ?? null;
}
