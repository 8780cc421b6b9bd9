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

/** What the promise is about: the piece that is chosen, in this shop. */
export interface DeliveryQuestion {
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

/** Every way it can travel, with what it costs and when it is there. */
export function listMethods(question: DeliveryQuestion, now: Date): MethodView[] {
  const bulky = isBulky(question.logisticClass, question.bulkyLogisticClasses);
  const price = { centAmount: question.price, currencyCode: question.currency };
  return question.methods
    .filter(
      (method) => (!bulky || method.takesBulky) && (method.service !== 'next-day' || question.isNextDay),
    )
    .map((method) => ({
      id: method.id,
      days: method.days,
      price: method.price,
      isFree: method.canBeFree && hasFreeDelivery(price, question.freeThresholdMinor),
      date: arrivalDate(question, method, now),
    }));
}

export function describePromise(question: DeliveryQuestion, now: Date, locale: string): DeliveryPromiseView {
  const methods = listMethods(question, now);
  const cheapest = methods.reduce<MethodView | null>(
    (best, method) => (!best || costOf(method) < costOf(best) ? method : best),
    null,
  );
  const standard = methods.find(({ id }) => id === 'standard') ?? cheapest;
  const isPreorder = question.preorderUntil !== null && new Date(question.preorderUntil) > now;
  const date = isPreorder ? question.preorderUntil!.slice(0, 10) : (standard?.date ?? null);
  const cost = cheapest?.price ?? 0;
  const isFree = standard?.isFree ?? false;
  const price = { centAmount: question.price, currencyCode: question.currency };
  return {
    metadata: date ? { key: isPreorder ? 'preorder' : 'by', date: formatDeliveryDate(date, locale) } : null,
    cost,
    isFree,
    freeThreshold: isFree ? null : question.freeThresholdMinor,
    surcharge: question.surcharge,
    hasReturns: showsReturns(question.returnsPolicy, question.nonRefundableNeedle),
    hasCountdown: !isPreorder && methods.length > 0,
    messages: selectDeliveryMessages(
      { price, logisticClass: question.logisticClass },
      {
        // Free delivery already stands in the line of its cost.
        freeThresholdMinor: null,
        bulkyLogisticClasses: question.bulkyLogisticClasses,
      },
    ).map((key) => key.replace('pdp.', '') as 'delivery.bulky' | 'delivery.free'),
  };
}

function costOf({ isFree, price }: MethodView): number {
  return isFree ? 0 : price;
}

function arrivalDate(question: DeliveryQuestion, method: DeliveryFact, now: Date): string | null {
  const times = cutOffTimesFor(
    { sku: question.sku, brand: question.brandSlug, service: method.service },
    question.cutOff.overrides,
  );
  const date = estimateDeliveryDate(now, method.days, times, {
    zone: question.cutOff.zone,
    deliveryWeekdays: DEFAULT_DELIVERY_WEEKDAYS,
    holidays: [],
  });
  const preorder = question.preorderUntil?.slice(0, 10) ?? '';
  return date && preorder > date ? preorder : date;
}
