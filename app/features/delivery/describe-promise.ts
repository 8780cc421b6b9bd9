import type { Seller } from '#commerce/catalogue/product.ts';
import { type DeliveryBadge, describeDeliveryBadge } from '#commerce/delivery/delivery-badge.ts';
import type { DeliveryTerms } from '#commerce/delivery/delivery-table.ts';
import { type DeliveryCalendar, formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { isBulky } from '#commerce/delivery/is-bulky.ts';
import { cutOffOf, quoteAll } from '#commerce/delivery/quote-delivery.ts';
import { showsReturns } from '#commerce/orders/returns-block.ts';

/** The chosen variant and the delivery methods of the shop. */
export interface DeliveryInput {
  sku: string;
  brandSlug: string;
  price: number;
  isOnStock: boolean;
  currency: string;
  logisticClass: string;
  /** Grams. */
  weight: number;
  isNextDay: boolean;
  isPremier: boolean;
  isPreloved: boolean;
  preorderUntil: string | null;
  returnsPolicy: string | null;
  nonRefundableNeedle: readonly string[];
  surcharge: number | null;
  exclusions: string | null;
  seller: Seller | null;
  methods: readonly DeliveryTerms[];
  calendar: DeliveryCalendar;
  /** The shop's delXpsDeliveryEnabled. */
  isExpressEnabled: boolean;
  bulkyLogisticClasses: readonly string[];
  renderedAt: string;
}

export interface DeliveryPromiseView {
  metadata: { key: 'by' | 'preorder'; date: string } | null;
  /** The method whose date and cost are promised: the one that a basket preselects. */
  method: Pick<MethodView, 'name'> | null;
  cost: number;
  isFree: boolean;
  freeThreshold: number | null;
  surcharge: number | null;
  hasReturns: boolean;
  hasCountdown: boolean;
  isBulky: boolean;
}

export interface MethodView {
  id: string;
  name: string;
  days: number;
  price: number;
  isFree: boolean;
  freeAbove: number | null;
  date: string | null;
}

function quotesOf(input: DeliveryInput, now: Date) {
  const { sku, brandSlug, logisticClass, weight, isPremier, isNextDay, preorderUntil } = input;
  return quoteAll(
    input.methods,
    { sku, brandSlug, logisticClass, weight, value: input.price, isPremier, isNextDay, preorderUntil },
    { calendar: input.calendar, bulkyClasses: input.bulkyLogisticClasses, now },
  );
}

/** The delivery methods of the variant, each with its price and arrival date. */
export function listMethods(input: DeliveryInput, now: Date): MethodView[] {
  return quotesOf(input, now).map(({ terms: { code, name, days }, quote }) => ({
    id: code,
    name,
    days,
    price: quote.price,
    isFree: quote.price === 0,
    freeAbove: quote.freeAbove,
    // What is sold out arrives on no day.
    date: input.isOnStock ? quote.estimatedDate : null,
  }));
}

export function describePromise(input: DeliveryInput, now: Date, locale: string): DeliveryPromiseView {
  const methods = listMethods(input, now);
  const method = methods[0] ?? null;
  const preorderUntil =
    input.preorderUntil !== null && new Date(input.preorderUntil) > now ? input.preorderUntil : null;
  const isPreorder = preorderUntil !== null;
  const date = isPreorder && input.isOnStock ? preorderUntil.slice(0, 10) : (method?.date ?? null);
  const isFree = method?.isFree ?? false;
  return {
    metadata: date ? { key: isPreorder ? 'preorder' : 'by', date: formatDeliveryDate(date, locale) } : null,
    method,
    cost: method?.price ?? 0,
    isFree,
    freeThreshold: isFree ? null : (method?.freeAbove ?? null),
    surcharge: input.surcharge,
    hasReturns: showsReturns(input.returnsPolicy, input.nonRefundableNeedle),
    hasCountdown: input.isOnStock && !isPreorder && methods.length > 0,
    isBulky: isBulky(input.logisticClass, input.bulkyLogisticClasses),
  };
}

/** The badge with the time left to order for the next dispatch. */
export function describeBadge(input: DeliveryInput, now: Date): DeliveryBadge {
  const offered = quotesOf(input, now).map(({ terms }) => terms);
  const nextDay = offered.find(({ service }) => service === 'next-day');
  const method = nextDay ?? offered[0];
  return describeDeliveryBadge(
    {
      sku: input.sku,
      brand: input.brandSlug,
      service: nextDay ? 'next-day' : 'standard',
      isExpressEnabled:
        nextDay !== undefined &&
        input.isExpressEnabled &&
        offered.some(({ service }) => service === 'express'),
    },
    {
      zone: input.calendar.zone,
      times: method?.cutOff ? cutOffOf(method, input) : null,
      holidays: input.calendar.holidays,
    },
    now,
  );
}
