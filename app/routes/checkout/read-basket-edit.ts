import type { BasketEdit } from '#commerce/basket/basket-edit.server.ts';

/** The basket change that a form describes; null when it is invalid. */
export function readBasketEdit(form: FormData): BasketEdit | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const lineId = text('lineId');
  switch (intent) {
    case 'quantity': {
      const quantity = Number(form.get('quantity'));
      if (!lineId || !Number.isSafeInteger(quantity) || quantity < 0 || quantity > 999) return null;
      return { kind: 'quantity', lineId, quantity };
    }
    case 'remove':
    case 'undo':
    case 'save-for-later':
    case 'move-to-basket':
      return lineId ? { kind: intent, lineId } : null;
    case 'add-code':
    case 'remove-code': {
      const code = text('code').trim();
      return code && code.length <= 40 ? { kind: intent, code } : null;
    }
    case 'accept-changes':
      return { kind: intent };
    default:
      return null;
  }
}
