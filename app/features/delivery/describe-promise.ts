import type { Seller } from '#commerce/catalogue/product.ts';
import type { DeliveryFact } from '#commerce/catalogue/product-pages.server.ts';
import { type CutOffConfig, cutOffTimesFor, type DeliveryService } from '#commerce/delivery/cut-off.ts';
import { type DeliveryBadge, describeDeliveryBadge } from '#commerce/delivery/delivery-badge.ts';
import { hasFreeDelivery, isBulky, selectDeliveryMessages } from '#commerce/delivery/delivery-messages.ts';
import {
  DEFAULT_DELIVERY_WEEKDAYS,
  estimateDeliveryDate,
  formatDeliveryDate,
} from '#commerce/delivery/estimated-date.ts';
import { showsReturns } from '#commerce/orders/returns-block.ts';

/** The chosen variant and the delivery settings of the shop. */
export interface DeliveryInput {
  sku: string;
  brandSlug: string;
  price: number;
  isOnStock: boolean;
  currency: string;
  logisticClass: string;
  isNextDay: boolean;
  isPremier: boolean;
  isPreloved: boolean;
  preorderUntil: string | null;
  returnsPolicy: string | null;
  nonRefundableNeedle: readonly string[];
  surcharge: number | null;
  exclusions: string | null;
  seller: Seller | null;
  methods: readonly DeliveryFact[];
  cutOff: CutOffConfig;
  /** The shop's delXpsDeliveryEnabled. */
  isExpressEnabled: boolean;
  freeThresholdMinor: number | null;
  bulkyLogisticClasses: readonly string[];
  renderedAt: string;
}

export interface DeliveryPromiseView {
  metadata: { key: 'by' | 'preorder'; date: string } | null;
  /** The method whose date and cost are promised: the one that a basket preselects. */
  method: Pick<MethodView, 'id' | 'name'> | null;
  cost: number;
  isFree: boolean;
  freeThreshold: number | null;
  surcharge: number | null;
  hasReturns: boolean;
  hasCountdown: boolean;
  messages: ('delivery.bulky' | 'delivery.free')[];
}

export interface MethodView {
  id: string;
  name: string;
  days: number;
  price: number;
  isFree: boolean;
  canBeFree: boolean;
  date: string | null;
}

/** The delivery methods of the variant, each with its price and arrival date. */
export function listMethods(input: DeliveryInput, now: Date): MethodView[] {
  const bulky = isBulky(input.logisticClass, input.bulkyLogisticClasses);
  const price = { centAmount: input.price, currencyCode: input.currency };
  return input.methods
    .filter((method) => (!bulky || method.takesBulky) && (method.service !== 'next-day' || input.isNextDay))
    .map((method) => ({
      id: method.id,
      name: method.name,
      days: method.days,
      price: method.price,
      isFree: method.canBeFree && hasFreeDelivery(price, input.freeThresholdMinor),
      canBeFree: method.canBeFree,
      // What is sold out arrives on no day.
      date: input.isOnStock ? arrivalDate(input, method, now) : null,
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
  const price = { centAmount: input.price, currencyCode: input.currency };
  return {
    metadata: date ? { key: isPreorder ? 'preorder' : 'by', date: formatDeliveryDate(date, locale) } : null,
    method,
    cost: method?.price ?? 0,
    isFree,
    freeThreshold: method?.canBeFree && !isFree ? input.freeThresholdMinor : null,
    surcharge: input.surcharge,
    hasReturns: showsReturns(input.returnsPolicy, input.nonRefundableNeedle),
    hasCountdown: input.isOnStock && !isPreorder && methods.length > 0,
    messages: selectDeliveryMessages(
      { price, logisticClass: input.logisticClass },
      {
        // The line with the cost already says that delivery is free.
        freeThresholdMinor: null,
        bulkyLogisticClasses: input.bulkyLogisticClasses,
      },
    ).map((key) => key.replace('pdp.', '') as 'delivery.bulky' | 'delivery.free'),
  };
}

/** The badge with the time left to order for the next dispatch. */
export function describeBadge(input: DeliveryInput, now: Date): DeliveryBadge {
  const sells = (service: DeliveryService) => input.methods.some((method) => method.service === service);
  const canBeNextDay =
    input.isNextDay && !isBulky(input.logisticClass, input.bulkyLogisticClasses) && sells('next-day');
  return describeDeliveryBadge(
    {
      sku: input.sku,
      brand: input.brandSlug,
      service: canBeNextDay ? 'next-day' : 'standard',
      isExpressEnabled: canBeNextDay && input.isExpressEnabled && sells('express'),
    },
    input.cutOff,
    now,
  );
}

/** The translated name of a delivery method; a method without a translation shows its own name. */
export function methodName(
  t: { has(key: never): boolean; (key: never): string },
  { id, name }: Pick<MethodView, 'id' | 'name'>,
): string {
  const key = `methods.${id}` as never;
  return t.has(key) ? t(key) : name;
}

function arrivalDate(input: DeliveryInput, method: DeliveryFact, now: Date): string | null {
  const times = cutOffTimesFor(
    { sku: input.sku, brand: input.brandSlug, service: method.service },
    input.cutOff.overrides,
  );
  const date = estimateDeliveryDate(now, method.days, times, {
    zone: input.cutOff.zone,
    deliveryWeekdays: DEFAULT_DELIVERY_WEEKDAYS,
    holidays: input.cutOff.holidays,
  });
  const preorder = input.preorderUntil?.slice(0, 10) ?? '';
  return date && preorder > date ? preorder : date;
}
