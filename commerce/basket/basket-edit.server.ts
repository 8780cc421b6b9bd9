import { lineId, type StockLevels } from './basket.ts';
import { type BasketRow, toBasket } from './basket-view.server.ts';
import {
  addToBasket,
  type BasketChange,
  changeQuantity,
  fitToStock,
  type LimitNotice,
  removeLine,
  restoreLine,
} from './change-basket.ts';
import type { StoredLine } from './stored-basket.server.ts';

const MAX_CODES = 5;
const MAX_UNDO = 5;

export type BasketEdit =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'undo'; lineId: string }
  | { kind: 'save-for-later'; lineId: string }
  | { kind: 'move-to-basket'; lineId: string }
  | { kind: 'add-code'; code: string }
  | { kind: 'remove-code'; code: string }
  | { kind: 'accept-changes' };

export interface EditedRow {
  change: Partial<BasketRow>;
  notices: LimitNotice[];
}

export function isSameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

export function touches(edit: BasketEdit, id: string): boolean {
  return 'lineId' in edit && edit.lineId === id;
}

/** The change of the row that an edit makes; null when its line does not exist. */
export function applyEdit(
  row: BasketRow,
  edit: BasketEdit,
  stockLevels: StockLevels,
  now: Date,
): EditedRow | null {
  const basket = toBasket(row, row.lines);
  const edited = (change: Partial<BasketRow>, notices: LimitNotice[] = []) => ({ change, notices });
  const linesOf = (change: BasketChange) =>
    edited({ lines: change.basket.lines as StoredLine[] }, change.notices);
  switch (edit.kind) {
    case 'quantity': {
      if (!row.lines.some(({ id }) => id === edit.lineId)) return null;
      if (edit.quantity <= 0)
        return applyEdit(row, { kind: 'remove', lineId: edit.lineId }, stockLevels, now);
      return linesOf(changeQuantity(basket, edit.lineId, edit.quantity, stockLevels));
    }
    case 'remove': {
      const from = row.lines.some(({ id }) => id === edit.lineId) ? 'lines' : 'saved';
      const { basket: left, removed } = removeLine(toBasket(row, row[from]), edit.lineId);
      if (!removed) return null;
      const entry = {
        ...removed,
        line: removed.line as StoredLine,
        from,
        removedAt: now.toISOString(),
      } as const;
      return edited({
        [from]: left.lines as StoredLine[],
        removed: [...row.removed.filter(({ line }) => line.id !== edit.lineId), entry].slice(-MAX_UNDO),
      });
    }
    case 'undo': {
      const entry = row.removed.find(({ line }) => line.id === edit.lineId);
      if (!entry) return null;
      return edited({
        [entry.from]: restoreLine(row[entry.from], entry),
        removed: row.removed.filter((one) => one !== entry),
      });
    }
    case 'save-for-later': {
      const line = row.lines.find(({ id }) => id === edit.lineId);
      if (!line) return null;
      return edited({
        lines: row.lines.filter((one) => one !== line),
        saved: [line, ...row.saved.filter(({ id }) => id !== line.id)],
      });
    }
    case 'move-to-basket': {
      const line = row.saved.find(({ id }) => id === edit.lineId);
      if (!line) return null;
      const change = addToBasket(basket, [line], stockLevels);
      const isAdded = change.basket.lines.some(({ id }) => id === lineId(line));
      return edited(
        {
          lines: change.basket.lines as StoredLine[],
          saved: isAdded ? row.saved.filter((one) => one !== line) : row.saved,
        },
        change.notices,
      );
    }
    case 'add-code': {
      const code = edit.code.trim().toUpperCase();
      return edited({ codes: [...new Set([...row.codes, code])].slice(-MAX_CODES) });
    }
    case 'remove-code':
      return edited({ codes: row.codes.filter((code) => !isSameCode(code, edit.code)) });
    case 'accept-changes':
      return edited({ lines: fitToStock(basket, stockLevels).lines as StoredLine[] });
  }
}
