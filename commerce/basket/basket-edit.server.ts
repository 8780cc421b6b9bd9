import { lineId, type Shelf } from './basket.ts';
import { type BasketRow, toBasket } from './basket-view.server.ts';
import {
  addToBasket,
  type BasketChange,
  changeQuantity,
  fitToShelf,
  type LimitNotice,
  removeLine,
  restoreLine,
} from './change-basket.ts';
import type { StoredLine } from './stored-basket.server.ts';

const MOST_CODES = 5;
const UNDO_KEPT = 5;

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

/** What an edit does to the row; null when it names a line that is not there. */
export function applyEdit(row: BasketRow, edit: BasketEdit, shelf: Shelf, now: Date): EditedRow | null {
  const basket = toBasket(row, row.lines);
  const done = (change: Partial<BasketRow>, notices: LimitNotice[] = []) => ({ change, notices });
  const linesOf = (change: BasketChange) =>
    done({ lines: change.basket.lines as StoredLine[] }, change.notices);
  switch (edit.kind) {
    case 'quantity': {
      if (!row.lines.some(({ id }) => id === edit.lineId)) return null;
      if (edit.quantity <= 0) return applyEdit(row, { kind: 'remove', lineId: edit.lineId }, shelf, now);
      return linesOf(changeQuantity(basket, edit.lineId, edit.quantity, shelf));
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
      return done({
        [from]: left.lines as StoredLine[],
        removed: [...row.removed.filter(({ line }) => line.id !== edit.lineId), entry].slice(-UNDO_KEPT),
      });
    }
    case 'undo': {
      const entry = row.removed.find(({ line }) => line.id === edit.lineId);
      if (!entry) return null;
      return done({
        [entry.from]: restoreLine(row[entry.from], entry),
        removed: row.removed.filter((one) => one !== entry),
      });
    }
    case 'save-for-later': {
      const line = row.lines.find(({ id }) => id === edit.lineId);
      if (!line) return null;
      return done({
        lines: row.lines.filter((one) => one !== line),
        saved: [line, ...row.saved.filter(({ id }) => id !== line.id)],
      });
    }
    case 'move-to-basket': {
      const line = row.saved.find(({ id }) => id === edit.lineId);
      if (!line) return null;
      const change = addToBasket(basket, [line], shelf);
      const isIn = change.basket.lines.some(({ id }) => id === lineId(line));
      return done(
        {
          lines: change.basket.lines as StoredLine[],
          saved: isIn ? row.saved.filter((one) => one !== line) : row.saved,
        },
        change.notices,
      );
    }
    case 'add-code': {
      const code = edit.code.trim().toUpperCase();
      return done({ codes: [...new Set([...row.codes, code])].slice(-MOST_CODES) });
    }
    case 'remove-code':
      return done({ codes: row.codes.filter((code) => !isSameCode(code, edit.code)) });
    case 'accept-changes':
      return done({ lines: fitToShelf(basket, shelf).lines as StoredLine[] });
  }
}
