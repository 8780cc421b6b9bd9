import type { Address } from '#commerce/customers/address.ts';
import { type DeliveryOption, deliveryOptions } from '#commerce/delivery/delivery-methods.server.ts';
import type { Picture } from '#commerce/media/picture.ts';
import type { Promotion } from '#commerce/promotions/promotions.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Basket } from './basket.ts';
import { countPieces, lineLimit, type Shelf } from './basket.ts';
import { type BasketNotice, type CurrentOffer, reviseBasket } from './revise-basket.ts';
import { type Offer, unitPriceOf } from './sellable-items.server.ts';
import type { RemovedStoredLine, StoredLine } from './stored-basket.server.ts';
import {
  type BasketTotals,
  computeTotals,
  deliveryPrice,
  type FreeDeliveryProgress,
  freeDeliveryProgress,
} from './totals.ts';

/** The row of a basket, as read. */
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

export interface BasketLineView {
  id: string;
  sku: string;
  productId: string;
  productKey: string;
  slug: string;
  name: string;
  brand: string;
  colour: string;
  colourLabel: string;
  size: string | null;
  picture: Picture | null;
  quantity: number;
  /** The most this line may hold now. */
  limit: number;
  availableQuantity: number;
  unitPrice: number;
  wasUnitPrice: number | null;
  gross: number;
  discount: number;
  net: number;
  customFields: Record<string, string>;
  isSubscription: boolean;
  isPremier: boolean;
  isSubscribable: boolean;
  preorderUntil: string | null;
  returnsPolicy: string | null;
  discountEffects: Offer['discountEffects'];
  state: 'available' | 'sold-out' | 'withdrawn';
}

export interface BasketView {
  id: string;
  version: number;
  currency: string;
  count: number;
  lines: BasketLineView[];
  saved: BasketLineView[];
  /** The line that was removed last and can be brought back. */
  undo: { lineId: string; name: string } | null;
  notices: BasketNotice[];
  canCheckOut: boolean;
  totals: BasketTotals;
  delivery: DeliveryOption[];
  deliveryMethodId: string | null;
  /** What it will cost in all: with the chosen delivery, or with the usual one until one is chosen. */
  expected: { delivery: number; date: string | null; total: number };
  freeDelivery: FreeDeliveryProgress | null;
  codes: { code: string; isUsed: boolean }[];
  email: string | null;
  /** Where the parcel goes: the address's country, or what a wallet has told before it gives the address. */
  country: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  quotedTotal: number | null;
  loudcrowdAnonId: string | null;
  rewardsPoints: number;
}

/** An offer to undo is for whoever has just removed something. */
const UNDO_SHOWN_MS = 10 * 60_000;

export interface ViewContext {
  brand: BrandConfig;
  isPremier: boolean;
  now: Date;
}

export function toBasket(row: Pick<BasketRow, 'id' | 'currency' | 'codes'>, lines: StoredLine[]): Basket {
  return { id: row.id, currencyCode: row.currency, lines, codes: row.codes };
}

/** The shelf as this shop's limits let a basket draw on it. One membership is enough for anybody. */
export function shelfOf(offers: ReadonlyMap<string, Offer>, { settings }: BrandConfig): Shelf {
  return {
    stock: new Map(
      [...offers].map(([sku, offer]) => [
        sku,
        offer.isPremier ? Math.min(1, offer.availableQuantity) : offer.availableQuantity,
      ]),
    ),
    maxPerLine: settings.cart.maxQuantityPerLine,
  };
}

/** A basket as it is worth now: today's prices, today's shelf, offers, delivery. Nothing is written. */
export function viewBasket(
  row: BasketRow,
  offers: ReadonlyMap<string, Offer>,
  promotions: readonly Promotion[],
  { brand, isPremier, now }: ViewContext,
): BasketView {
  const shelf = shelfOf(offers, brand);
  const current = new Map<string, CurrentOffer>();
  for (const line of row.lines) {
    const offer = offers.get(line.sku);
    if (!offer) continue;
    current.set(line.isSubscription ? line.id : line.sku, {
      unitPrice: unitPriceOf(offer, line.isSubscription, row.currency),
      wasUnitPrice: offer.wasUnitPrice,
      availableQuantity: shelf.stock.get(line.sku) ?? 0,
    });
  }
  const revised = reviseBasket(toBasket(row, row.lines), current, shelf.maxPerLine);
  const gone = new Map(
    revised.notices
      .filter((notice) => notice.kind === 'sold-out' || notice.kind === 'withdrawn')
      .map((notice) => [notice.lineId, notice.kind as 'sold-out' | 'withdrawn']),
  );
  const sellable = { ...revised.basket, lines: revised.basket.lines.filter((line) => !gone.has(line.id)) };
  const sellableOffers = sellable.lines.flatMap((line) => offers.get(line.sku) ?? []);
  const delivery = deliveryOptions({
    brand,
    offers: sellableOffers,
    country: row.country,
    isPremier,
    now,
  });
  const method = delivery.find(({ id }) => id === row.deliveryMethodId) ?? null;
  const totals = computeTotals(sellable, promotions, method);
  const goods = totals.subTotal - totals.discountTotal;
  const likely = method ?? delivery[0] ?? null;
  const likelyPrice = likely && sellable.lines.length > 0 ? deliveryPrice(likely, goods) : 0;
  const usedCodes = new Set(
    totals.discounts.flatMap(({ promotionId }) => {
      const code = promotions.find(({ id }) => id === promotionId)?.code;
      return code ? [code.toUpperCase()] : [];
    }),
  );
  const describe = (line: StoredLine, lines: StoredLine[]): BasketLineView => {
    const total = totals.lines.find(({ lineId }) => lineId === line.id);
    return describeLine(line, offers.get(line.sku), {
      limit: lineLimit(lines, line.sku, line.id, shelf),
      state: gone.get(line.id) ?? 'available',
      discount: total?.discount ?? 0,
      net: total?.net ?? line.unitPrice * line.quantity,
    });
  };
  const lines = revised.basket.lines as StoredLine[];
  const undo = row.removed.findLast(({ removedAt }) => now.getTime() - Date.parse(removedAt) < UNDO_SHOWN_MS);
  return {
    id: row.id,
    version: row.version,
    currency: row.currency,
    count: countPieces(revised.basket),
    lines: lines.map((line) => describe(line, lines)),
    saved: row.saved.map((line) => describeSaved(line, offers.get(line.sku), row.currency, shelf)),
    undo: undo ? { lineId: undo.line.id, name: offers.get(undo.line.sku)?.name ?? '' } : null,
    notices: revised.notices,
    canCheckOut: revised.canCheckOut,
    totals,
    delivery,
    deliveryMethodId: method?.id ?? null,
    expected: { delivery: likelyPrice, date: likely?.estimatedDate ?? null, total: goods + likelyPrice },
    freeDelivery: freeDeliveryProgress(goods, brand.settings.delivery.freeThresholdMinor),
    codes: row.codes.map((code) => ({ code, isUsed: usedCodes.has(code.toUpperCase()) })),
    email: row.email,
    country: row.country,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    quotedTotal: row.quotedTotal,
    loudcrowdAnonId: row.loudcrowdAnonId,
    rewardsPoints: sellable.lines.reduce(
      (sum, line) => sum + (offers.get(line.sku)?.rewardsPoints ?? 0) * line.quantity,
      0,
    ),
  };
}

function describeSaved(
  line: StoredLine,
  offer: Offer | undefined,
  currency: string,
  shelf: Shelf,
): BasketLineView {
  const unitPrice = offer ? unitPriceOf(offer, line.isSubscription, currency) : line.unitPrice;
  const limit = lineLimit([], line.sku, line.id, shelf);
  const state = !offer ? 'withdrawn' : limit <= 0 ? 'sold-out' : 'available';
  return describeLine({ ...line, unitPrice }, offer, {
    limit,
    state,
    discount: 0,
    net: unitPrice * line.quantity,
  });
}

function describeLine(
  line: StoredLine,
  offer: Offer | undefined,
  facts: Pick<BasketLineView, 'limit' | 'state' | 'discount' | 'net'>,
): BasketLineView {
  return {
    id: line.id,
    sku: line.sku,
    productId: line.productId,
    productKey: line.productKey,
    slug: offer?.slug ?? '',
    name: offer?.name ?? line.productKey,
    brand: offer?.brand ?? line.brand,
    colour: offer?.colour ?? '',
    colourLabel: offer?.colourLabel ?? '',
    size: offer?.hasSizes ? offer.size : null,
    picture: offer?.picture ?? null,
    quantity: line.quantity,
    availableQuantity: offer?.availableQuantity ?? 0,
    unitPrice: line.unitPrice,
    wasUnitPrice: line.wasUnitPrice,
    gross: line.unitPrice * line.quantity,
    customFields: line.customFields,
    isSubscription: line.isSubscription,
    isPremier: offer?.isPremier ?? false,
    isSubscribable: offer?.isSubscribable ?? false,
    preorderUntil: offer?.preorderUntil ?? null,
    returnsPolicy: offer?.returnsPolicy ?? null,
    discountEffects: offer?.discountEffects ?? [],
    ...facts,
  };
}
