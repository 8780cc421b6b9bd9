import type { BrandConfig } from '#config/brands/brand.ts';
import type { DeliveryMethodSetting } from '#config/settings/delivery.ts';
import { upcomingHolidays } from './bank-holidays.ts';
import { cutOffTimesFor, type DeliveryService } from './cut-off.ts';
import { isBulky } from './delivery-messages.ts';
import type { DeliveryMethod } from './delivery-method.ts';
import { DEFAULT_DELIVERY_WEEKDAYS, type DeliveryCalendar, estimateDeliveryDate } from './estimated-date.ts';

/** A delivery method as shoppers choose it. */
export interface DeliveryOption extends DeliveryMethod {
  description: string;
  service: DeliveryService;
  estimatedDate: string | null;
}

/** The methods for a country: its own, or else those without countries. */
export function methodsTo(
  methods: readonly DeliveryMethodSetting[],
  country: string,
): DeliveryMethodSetting[] {
  const own = methods.filter(({ countries }) => countries?.includes(country));
  return own.length > 0 ? own : methods.filter(({ countries }) => countries === null);
}

/** The fields of an item that delivery depends on. */
export interface DeliverableItem {
  sku: string;
  brandSlug: string;
  logisticClass: string;
  isPremier: boolean;
  /** Can be delivered on the next day. */
  isNextDay: boolean;
  preorderUntil: string | null;
}

export interface DeliveryInput {
  brand: Pick<BrandConfig, 'settings' | 'slug' | 'country'>;
  items: readonly DeliverableItem[];
  /** The country of delivery. */
  country: string;
  isPremier: boolean;
  now: Date;
}

/** The delivery methods for these items with price and date; the first is the default until one is chosen. */
export function deliveryOptions({ brand, items, country, isPremier, now }: DeliveryInput): DeliveryOption[] {
  const { delivery, shippingCountries } = brand.settings;
  if (!shippingCountries.includes(country)) return [];
  const hasBulky = items.some((item) => isBulky(item.logisticClass, delivery.bulkyLogisticClasses));
  const isHome = country === brand.country;
  const isOnlyMembership = holdsOnlyMembership(items);
  const calendar = {
    zone: delivery.cutOffZone,
    deliveryWeekdays: DEFAULT_DELIVERY_WEEKDAYS,
    holidays: upcomingHolidays([brand.country, country], delivery.holidays, now),
  };
  const isNextDay = items.every((item) => item.isNextDay || item.isPremier);
  const methods = methodsTo(delivery.methods, country).filter(
    ({ takesBulky, service }) => (!hasBulky || takesBulky) && (isNextDay || service !== 'next-day'),
  );
  return methods.map(({ id, name, description, service, price, days, canBeFree }) => ({
    id,
    name,
    description,
    service,
    price,
    // A membership has nothing to deliver; premier members have free delivery.
    freeAbove:
      isOnlyMembership || (isPremier && isHome) ? -1 : canBeFree ? delivery.freeThresholdMinor : null,
    estimatedDate: latestDate(items, service, days, brand, calendar, now),
  }));
}

/** A membership starts with its purchase: nothing is delivered. */
export function holdsOnlyMembership(items: readonly Pick<DeliverableItem, 'isPremier'>[]): boolean {
  return items.length > 0 && items.every((item) => item.isPremier);
}

/** The date of the last item, since items are delivered together; null when nothing is delivered. */
function latestDate(
  items: readonly DeliverableItem[],
  service: DeliveryService,
  days: number,
  { settings: { delivery } }: DeliveryInput['brand'],
  calendar: DeliveryCalendar,
  now: Date,
): string | null {
  const deliverable = items.filter((item) => !item.isPremier);
  const dates = deliverable.map((item) => {
    const times = cutOffTimesFor({ sku: item.sku, brand: item.brandSlug, service }, delivery.cutOffs);
    const date = estimateDeliveryDate(now, days, times, calendar);
    const preorder = item.preorderUntil?.slice(0, 10) ?? '';
    return date && preorder > date ? preorder : date;
  });
  return dates.reduce<string | null>(
    (latest, date) => (date && (!latest || date > latest) ? date : latest),
    null,
  );
}
