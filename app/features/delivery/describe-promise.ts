import type { Seller } from '#commerce/catalogue/product.ts';
import type { DeliveryFact } from '#commerce/catalogue/product-pages.server.ts';
import { type CutOffConfig, cutOffTimesFor } from '#commerce/delivery/cut-off.ts';
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
  freeThresholdMinor: number | null;
  bulkyLogisticClasses: readonly string[];
  renderedAt: string;
}

export interface DeliveryPromiseView {
  metadata: { key: 'by' | 'preorder'; date: string } | null;
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
  days: number;
  price: number;
  isFree: boolean;
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
      days: method.days,
      price: method.price,
      isFree: method.canBeFree && hasFreeDelivery(price, input.freeThresholdMinor),
      date: arrivalDate(input, method, now),
    }));
}

export function describePromise(input: DeliveryInput, now: Date, locale: string): DeliveryPromiseView {
  const methods = listMethods(input, now);
  const cheapest = methods.reduce<MethodView | null>(
    (best, method) => (!best || costOf(method) < costOf(best) ? method : best),
    null,
  );
  const standard = methods.find(({ id }) => id === 'standard') ?? cheapest;
  const preorderUntil =
    input.preorderUntil !== null && new Date(input.preorderUntil) > now ? input.preorderUntil : null;
  const isPreorder = preorderUntil !== null;
  const date = isPreorder ? preorderUntil.slice(0, 10) : (standard?.date ?? null);
  const cost = cheapest?.price ?? 0;
  const isFree = standard?.isFree ?? false;
  const price = { centAmount: input.price, currencyCode: input.currency };
  return {
    metadata: date ? { key: isPreorder ? 'preorder' : 'by', date: formatDeliveryDate(date, locale) } : null,
    cost,
    isFree,
    freeThreshold: isFree ? null : input.freeThresholdMinor,
    surcharge: input.surcharge,
    hasReturns: showsReturns(input.returnsPolicy, input.nonRefundableNeedle),
    hasCountdown: !isPreorder && methods.length > 0,
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

function costOf({ isFree, price }: MethodView): number {
  return isFree ? 0 : price;
}

function arrivalDate(input: DeliveryInput, method: DeliveryFact, now: Date): string | null {
  const times = cutOffTimesFor(
    { sku: input.sku, brand: input.brandSlug, service: method.service },
    input.cutOff.overrides,
  );
  const date = estimateDeliveryDate(now, method.days, times, {
    zone: input.cutOff.zone,
    deliveryWeekdays: DEFAULT_DELIVERY_WEEKDAYS,
    holidays: [],
  });
  const preorder = input.preorderUntil?.slice(0, 10) ?? '';
  return date && preorder > date ? preorder : date;
}
