import { applyPromotions, type Promotion } from '#commerce/promotions/promotions.ts';
import type { Basket } from './basket.ts';

export interface LineTotal {
  lineId: string;
  gross: number;
  discount: number;
  net: number;
}

export interface BasketTotals {
  lines: LineTotal[];
  /** Goods before discounts. */
  subTotal: number;
  discounts: { promotionId: string; name: string; amount: number }[];
  discountTotal: number;
  /** Null until a delivery method is chosen. */
  delivery: number | null;
  total: number;
}

/** The goods, still without delivery, whose price depends on them. Minor units throughout. */
export function computeTotals(basket: Basket, promotions: readonly Promotion[]): BasketTotals {
  const applied = applyPromotions(basket, promotions);
  const lines = basket.lines.map((line) => {
    const gross = line.unitPrice * line.quantity;
    const discount = applied.reduce((sum, promotion) => sum + (promotion.byLine.get(line.id) ?? 0), 0);
    return { lineId: line.id, gross, discount, net: gross - discount };
  });
  const sumOf = (pick: (line: LineTotal) => number) => lines.reduce((sum, line) => sum + pick(line), 0);
  const goods = sumOf((line) => line.net);
  return {
    lines,
    subTotal: sumOf((line) => line.gross),
    discounts: applied.map(({ promotionId, name, amount }) => ({ promotionId, name, amount })),
    discountTotal: sumOf((line) => line.discount),
    delivery: null,
    total: goods,
  };
}

/** The total is exactly the sum of the lines plus delivery. */
export function addDelivery(totals: BasketTotals, price: number | null): BasketTotals {
  const goods = totals.subTotal - totals.discountTotal;
  const delivery = totals.lines.length > 0 ? price : null;
  return { ...totals, delivery, total: goods + (delivery ?? 0) };
}

/** The total saving: price reductions and basket discounts. */
export function savingOf(
  lines: readonly { wasUnitPrice: number | null; unitPrice: number; quantity: number; discount: number }[],
): number {
  return lines.reduce((sum, { wasUnitPrice, unitPrice, quantity, discount }) => {
    const reduction = Math.max(0, (wasUnitPrice ?? unitPrice) - unitPrice) * quantity;
    return sum + reduction + discount;
  }, 0);
}

export interface FreeDeliveryProgress {
  isReached: boolean;
  /** The amount still to spend. */
  remaining: number;
  /** 0 to 1, for the progress bar. */
  share: number;
}

export function freeDeliveryProgress(goods: number, freeAbove: number | null): FreeDeliveryProgress | null {
  if (freeAbove === null) return null;
  const isReached = goods > freeAbove;
  return {
    isReached,
    remaining: isReached ? 0 : freeAbove + 1 - goods,
    share: isReached ? 1 : Math.max(0, goods) / (freeAbove + 1),
  };
}
