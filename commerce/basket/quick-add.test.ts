import { describe, expect, it } from 'vitest';
import {
  decideQuickAdd,
  nextQuickAdd,
  type QuickAddEvent,
  type QuickAddState,
  quickAddButton,
  quickAddTimer,
} from './quick-add.ts';

const variant = (sku: string, availableQuantity = 1) => ({
  sku,
  stock: { isOnStock: availableQuantity > 0, availableQuantity },
});
const run = (events: QuickAddEvent[], start: QuickAddState = { step: 'closed' }) =>
  events.reduce(nextQuickAdd, start);

describe('quick add', () => {
  it('[QADD-01] a single variant is added directly, several open the modal', () => {
    expect(decideQuickAdd({ variants: [variant('A')] })).toEqual({ kind: 'add-directly', sku: 'A' });
    expect(decideQuickAdd({ variants: [variant('A'), variant('B', 0)] })).toEqual({ kind: 'open-modal' });
    expect(decideQuickAdd({ variants: [variant('A', 0)] })).toEqual({ kind: 'out-of-stock' });
    expect(decideQuickAdd({ variants: [{ ...variant('A'), customisationGroupName: 'mug' }] }).kind).toBe(
      'open-modal',
    );
  });

  it("[QADD-01] the button shows 'Add', then a spinner, then 'Added'", () => {
    const choosing = run([{ type: 'opened' }, { type: 'loaded', decision: { kind: 'open-modal' } }]);
    expect(quickAddButton(choosing)).toEqual({ kind: 'label', label: 'Add' });
    const adding = run([{ type: 'add-pressed' }], choosing);
    expect(quickAddButton(adding)).toEqual({ kind: 'spinner' });
    expect(quickAddButton(run([{ type: 'add-succeeded' }], adding))).toEqual({
      kind: 'label',
      label: 'Added',
    });
  });

  it('[QADD-01] after success it shows added for 1.5 s, then closes after 0.5 s', () => {
    const added: QuickAddState = { step: 'added' };
    expect(quickAddTimer(added)).toBe(1500);
    const closing = nextQuickAdd(added, { type: 'time-passed' });
    expect(quickAddTimer(closing)).toBe(500);
    expect(nextQuickAdd(closing, { type: 'time-passed' })).toEqual({ step: 'closed' });
    expect(quickAddTimer({ step: 'adding' })).toBeNull();
  });

  it('[QADD-01] a failure goes back to choosing with its message; a late response after closing does nothing', () => {
    expect(nextQuickAdd({ step: 'adding' }, { type: 'failed', message: 'Sold out' })).toEqual({
      step: 'choosing',
      error: 'Sold out',
    });
    expect(run([{ type: 'add-succeeded' }, { type: 'loaded', decision: { kind: 'open-modal' } }])).toEqual({
      step: 'closed',
    });
    const atOnce: QuickAddEvent = { type: 'loaded', decision: { kind: 'add-directly', sku: 'A' } };
    expect(run([{ type: 'opened' }, atOnce])).toEqual({ step: 'adding' });
  });
});
