import {
  type AppliedPromotion,
  evaluatePromotions,
  isUsed,
  NO_FACTS,
  type OfferFacts,
  type Promotion,
  type RefusedPromotion,
  refusalOf,
} from '#commerce/promotions/promotions.ts';
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
  discounts: { promotionId: string; name: string; texts?: Promotion['texts']; amount: number }[];
  discountTotal: number;
  /** Null until a delivery method is chosen. */
  delivery: number | null;
  total: number;
  /** An offer makes delivery up to a price free; null for none. */
  freeDelivery: FreeDeliveryOffer | null;
}

export interface FreeDeliveryOffer {
  name: string;
  texts?: Promotion['texts'];
  upTo: number | null;
}

export interface EvaluatedTotals extends BasketTotals {
  /** Every offer that changes what the shopper pays or gets. */
  applied: AppliedPromotion[];
  refused: RefusedPromotion[];
}

/** What is left of the price of delivery. */
export function deliveryPrice(price: number, offer: Pick<FreeDeliveryOffer, 'upTo'> | null): number {
  return offer && (offer.upTo === null || price <= offer.upTo) ? 0 : price;
}

/** The goods, still without delivery, whose price depends on them. Minor units throughout. */
export function computeTotals(
  basket: Basket,
  promotions: readonly Promotion[],
  facts: OfferFacts = NO_FACTS,
): EvaluatedTotals {
  const { applied, refused } = evaluatePromotions(basket, promotions, facts);
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
    discounts: applied
      .filter(({ amount }) => amount > 0)
      .map(({ promotionId, name, texts, amount }) => ({
        promotionId,
        name,
        ...(texts && { texts }),
        amount,
      })),
    discountTotal: sumOf((line) => line.discount),
    delivery: null,
    total: goods,
    freeDelivery: widestFreeDelivery(applied),
    applied: applied.filter(isUsed),
    // Only delivery may turn out not to change.
    refused: [
      ...refused,
      ...applied.filter((offer) => !isUsed(offer)).map((offer) => refusalOf(offer, 'delivery-not-free')),
    ],
  };
}

/** The total is exactly the sum of the lines plus delivery. */
export function addDelivery<T extends BasketTotals>(totals: T, price: number | null): T {
  const goods = totals.subTotal - totals.discountTotal;
  const delivery = totals.lines.length > 0 ? price : null;
  return { ...totals, delivery, total: goods + (delivery ?? 0) };
}

/** Of several offers the one that reaches the dearest delivery. */
function widestFreeDelivery(applied: readonly AppliedPromotion[]): FreeDeliveryOffer | null {
  const offers = applied.flatMap(({ name, texts, freeDelivery }) =>
    freeDelivery ? [{ name, ...(texts && { texts }), upTo: freeDelivery.upTo }] : [],
  );
  const reach = ({ upTo }: FreeDeliveryOffer) => upTo ?? Number.POSITIVE_INFINITY;
  return offers.toSorted((a, b) => reach(b) - reach(a))[0] ?? null;
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
