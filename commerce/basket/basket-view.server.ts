import type { Address } from '#commerce/customers/address.ts';
import {
  type DeliveryOption,
  explainDelivery,
  holdsOnlyMembership,
} from '#commerce/delivery/delivery-options.ts';
import { type DeliveryProblem, describeDeliveryProblem } from '#commerce/delivery/delivery-problem.ts';
import { EMPTY_DELIVERY_TABLE } from '#commerce/delivery/delivery-table.ts';
import {
  codeKey,
  type EvaluatedPromotions,
  NO_FACTS,
  type OfferFacts,
  type Promotion,
  type RefusalReason,
} from '#commerce/promotions/promotions.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Basket } from './basket.ts';
import { countPieces, lineLimit, type StockLevels } from './basket.ts';
import { type BasketLineView, describeGift, describeLine, describeSaved } from './basket-line-view.server.ts';
import type { BasketTax } from './basket-tax.server.ts';
import { chooseGifts } from './gifts.ts';
import { type BasketNotice, type CurrentTerms, reviseBasket } from './revise-basket.ts';
import { type SellableItem, unitPriceOf } from './sellable-items.server.ts';
import type { RemovedStoredLine, StoredLine } from './stored-basket.server.ts';
import {
  addDelivery,
  type BasketTotals,
  computeTotals,
  deliveryPrice,
  type FreeDeliveryProgress,
  freeDeliveryProgress,
} from './totals.ts';

/** A row of the basket table. */
export interface BasketRow {
  id: string;
  customerId: string | null;
  sessionId: string | null;
  currency: string;
  country: string;
  isEphemeral: boolean;
  version: number;
  lines: StoredLine[];
  saved: StoredLine[];
  removed: RemovedStoredLine[];
  codes: string[];
  email: string | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  deliveryMethodId: string | null;
  quotedTotal: number | null;
  loudcrowdAnonId: string | null;
}

export interface BasketView {
  id: string;
  version: number;
  currency: string;
  count: number;
  lines: BasketLineView[];
  saved: BasketLineView[];
  /** The last removed line, which can be restored. */
  undo: { lineId: string; name: string } | null;
  notices: BasketNotice[];
  canCheckOut: boolean;
  totals: BasketTotals;
  delivery: DeliveryOption[];
  /** Why nothing can be delivered; null when something can, or when there is nothing to deliver. */
  deliveryProblem: DeliveryProblem | null;
  deliveryMethodId: string | null;
  /** The total with the chosen delivery method, or with the default one until one is chosen. */
  expected: { delivery: number; date: string | null; total: number };
  freeDelivery: FreeDeliveryProgress | null;
  codes: EnteredCode[];
  /** Offers without a code that this shopper turned out not to get, and why. */
  lostOffers: (Pick<Promotion, 'name' | 'texts'> & { reason: RefusalReason })[];
  /** Offers that the order will use, with the generated code that opened each. */
  offers: { promotionId: string; ownCode: string | null }[];
  email: string | null;
  /** The country of delivery: that of the address, or the one a wallet reports before it gives the address. */
  country: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  quotedTotal: number | null;
  loudcrowdAnonId: string | null;
  rewardsPoints: number;
  tax: BasketTax;
}

export interface EnteredCode {
  code: string;
  isUsed: boolean;
  /** Null for one that is used. */
  reason: RefusalReason | 'over' | null;
  /** The amount or the number of pieces that the reason is about. */
  missing: number | null;
}

/** Undo is offered this long after a line was removed. */
const UNDO_WINDOW_MS = 10 * 60_000;

export interface ViewContext {
  brand: BrandConfig;
  isPremier: boolean;
  /** The language of delivery methods; as staff named them where it is left out. */
  locale?: string;
  now: Date;
  facts?: Pick<OfferFacts, 'uses' | 'ownCodes' | 'hasOrdered'>;
}

export function toBasket(row: Pick<BasketRow, 'id' | 'currency' | 'codes'>, lines: StoredLine[]): Basket {
  return { id: row.id, currencyCode: row.currency, lines, codes: row.codes };
}

/** The stock within the limits of this shop; at most one membership. */
export function stockLevelsOf(
  sellableItems: ReadonlyMap<string, SellableItem>,
  { settings }: BrandConfig,
): StockLevels {
  return {
    stock: new Map(
      [...sellableItems].map(([sku, item]) => [
        sku,
        item.isPremier ? Math.min(1, item.availableQuantity) : item.availableQuantity,
      ]),
    ),
    maxPerLine: settings.cart.maxQuantityPerLine,
  };
}

/** A basket with current prices, stock, promotions and delivery, still without tax. Nothing is written. */
export function viewBasket(
  ...basket: Parameters<typeof evaluateBasket>
): ReturnType<typeof evaluateBasket>['view'] {
  return evaluateBasket(...basket).view;
}

/** The same with every promotion that applies, and why the others do not. */
export function evaluateBasket(
  row: BasketRow,
  sellableItems: ReadonlyMap<string, SellableItem>,
  promotions: readonly Promotion[],
  { brand, isPremier, locale, now, facts = NO_FACTS }: ViewContext,
): { view: Omit<BasketView, 'tax'> } & EvaluatedPromotions {
  const stockLevels = stockLevelsOf(sellableItems, brand);
  const current = new Map<string, CurrentTerms>();
  for (const line of row.lines) {
    const item = sellableItems.get(line.sku);
    if (!item) continue;
    current.set(line.isSubscription ? line.id : line.sku, {
      unitPrice: unitPriceOf(item, line.isSubscription, row.currency),
      wasUnitPrice: item.wasUnitPrice,
      availableQuantity: stockLevels.stock.get(line.sku) ?? 0,
    });
  }
  const revised = reviseBasket(toBasket(row, row.lines), current, stockLevels.maxPerLine);
  const unavailable = new Map(
    revised.notices
      .filter((notice) => notice.kind === 'sold-out' || notice.kind === 'withdrawn')
      .map((notice) => [notice.lineId, notice.kind as 'sold-out' | 'withdrawn']),
  );
  const sellable = {
    ...revised.basket,
    site: brand.slug,
    lines: revised.basket.lines.filter((line) => !unavailable.has(line.id)),
  };
  const gifts = chooseGifts(
    sellable.lines,
    (sku) => sellableItems.get(sku)?.giftSku ?? null,
    (sku) => sellableItems.get(sku)?.availableQuantity ?? 0,
  );
  const allFacts = {
    ...NO_FACTS,
    ...facts,
    gifts: offerGifts(promotions, sellableItems, [...sellable.lines, ...gifts]),
  };
  const table = brand.delivery ?? EMPTY_DELIVERY_TABLE;
  const isServed = brand.settings.shippingCountries.includes(row.country);
  const deliverableAt = ({ lines: priced }: Pick<BasketTotals, 'lines'>) =>
    sellable.lines.flatMap((line) => {
      const item = sellableItems.get(line.sku);
      const value = priced.find(({ lineId }) => lineId === line.id)?.net ?? 0;
      return item ? [{ ...item, weight: item.weight * line.quantity, value }] : [];
    });
  const explainFor = (priced: Pick<BasketTotals, 'lines'>) =>
    explainDelivery(isServed ? table : EMPTY_DELIVERY_TABLE, {
      brand,
      currency: row.currency,
      country: row.country,
      postcode: postcodeOf(row),
      lines: deliverableAt(priced),
      isPremier,
      locale,
      bulkyClasses: brand.settings.delivery.bulkyLogisticClasses,
      now,
    });
  const chosenOf = (options: readonly DeliveryOption[]) =>
    options.find(({ id }) => id === row.deliveryMethodId) ?? null;
  // Delivery is priced by the goods, and offers are chosen with the price of delivery, so that the goods may change once more.
  const { options: likely } = explainFor(computeTotals(sellable, promotions, allFacts));
  const { applied, refused, ...goodsTotals } = computeTotals(sellable, promotions, {
    ...allFacts,
    delivery: (chosenOf(likely) ?? likely[0])?.price ?? 0,
  });
  const explained = explainFor(goodsTotals);
  const delivery = explained.options.map((option) => ({
    ...option,
    price: deliveryPrice(option.price, goodsTotals.freeDelivery),
  }));
  const deliverable = deliverableAt(goodsTotals);
  const method = chosenOf(delivery);
  const totals = addDelivery(goodsTotals, method?.price ?? null);
  const goods = totals.subTotal - totals.discountTotal;
  const expectedMethod = method ?? delivery[0] ?? null;
  const expectedPrice = expectedMethod && sellable.lines.length > 0 ? expectedMethod.price : 0;
  const describe = (line: StoredLine, lines: StoredLine[]): BasketLineView => {
    const total = totals.lines.find(({ lineId }) => lineId === line.id);
    return describeLine(line, sellableItems.get(line.sku), {
      limit: lineLimit(lines, line.sku, line.id, stockLevels),
      state: unavailable.get(line.id) ?? 'available',
      discount: total?.discount ?? 0,
      net: total?.net ?? line.unitPrice * line.quantity,
    });
  };
  const lines = revised.basket.lines as StoredLine[];
  const undo = row.removed.findLast(
    ({ removedAt }) => now.getTime() - Date.parse(removedAt) < UNDO_WINDOW_MS,
  );
  const view = {
    id: row.id,
    version: row.version,
    currency: row.currency,
    count: countPieces(revised.basket),
    lines: [
      ...lines.flatMap((line) => {
        const gift = gifts.find(({ lineId }) => lineId === line.id);
        const giftItem = gift && sellableItems.get(gift.sku);
        const described = describe(line, lines);
        return gift && giftItem ? [described, describeGift(gift, giftItem)] : [described];
      }),
      ...applied.flatMap(({ promotionId, giftSku }) => {
        const item = giftSku && sellableItems.get(giftSku);
        return item
          ? [describeGift({ lineId: `offer-${promotionId}`, sku: item.sku, quantity: 1 }, item)]
          : [];
      }),
    ],
    saved: row.saved.map((line) =>
      describeSaved(line, sellableItems.get(line.sku), row.currency, stockLevels),
    ),
    undo: undo ? { lineId: undo.line.id, name: sellableItems.get(undo.line.sku)?.name ?? '' } : null,
    notices: revised.notices,
    canCheckOut: revised.canCheckOut,
    totals,
    delivery,
    deliveryProblem:
      deliverable.length > 0 ? describeDeliveryProblem(explained, table.methods.length > 0) : null,
    deliveryMethodId: method?.id ?? null,
    expected: {
      delivery: expectedPrice,
      date: expectedMethod?.estimatedDate ?? null,
      total: goods + expectedPrice,
    },
    // Of the method that is charged: others may never be free, or already are.
    freeDelivery:
      holdsOnlyMembership(deliverable) || (totals.freeDelivery && expectedPrice === 0)
        ? null
        : freeDeliveryProgress(goods, expectedMethod?.freeAbove ?? null),
    codes: row.codes.map((code): EnteredCode => {
      const own = facts.ownCodes.get(codeKey(code))?.promotionId;
      const promotion = promotions.find(
        ({ id, code: each }) => id === own || (each !== null && codeKey(each) === codeKey(code)),
      );
      const isUsed = applied.some(({ promotionId }) => promotionId === promotion?.id);
      const refusal = refused.find(({ promotionId }) => promotionId === promotion?.id);
      const reason = isUsed ? null : !promotion ? 'over' : (refusal?.reason ?? 'nothing-left');
      return { code, isUsed, reason, missing: refusal?.missing ?? null };
    }),
    // Said to guests only: they saw the offer before their email was known.
    lostOffers:
      row.customerId || !row.email
        ? []
        : refused
            .filter(({ code, reason }) => code === null && LOST_BY_EMAIL.includes(reason))
            .map(({ promotionId, name, reason }) => ({
              name,
              texts: promotions.find(({ id }) => id === promotionId)?.texts,
              reason,
            })),
    offers: applied.map(({ promotionId, ownCode }) => ({ promotionId, ownCode })),
    email: row.email,
    country: row.country,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    quotedTotal: row.quotedTotal,
    loudcrowdAnonId: row.loudcrowdAnonId,
    rewardsPoints: sellable.lines.reduce(
      (sum, line) => sum + (sellableItems.get(line.sku)?.rewardsPoints ?? 0) * line.quantity,
      0,
    ),
  };
  return { view, applied, refused };
}

const LOST_BY_EMAIL: readonly RefusalReason[] = ['not-first-order', 'used-by-customer'];

/** Gifts of offers, with the stock that is left after what is bought and given anyway. */
function offerGifts(
  promotions: readonly Promotion[],
  sellableItems: ReadonlyMap<string, SellableItem>,
  taken: readonly { sku: string; quantity: number }[],
): OfferFacts['gifts'] {
  return new Map(
    promotions.flatMap(({ effect }) => {
      const item = effect.kind === 'gift' && sellableItems.get(effect.sku);
      if (!item) return [];
      const pieces = taken.reduce((sum, { sku, quantity }) => (sku === item.sku ? sum + quantity : sum), 0);
      return [[item.sku, { stock: item.availableQuantity - pieces, price: item.unitPrice }] as const];
    }),
  );
}

/** The postcode counts for the country that it belongs to: a wallet may report another one first. */
function postcodeOf({ shippingAddress, country }: BasketRow): string | null {
  return shippingAddress?.country === country ? shippingAddress.postalCode : null;
}
