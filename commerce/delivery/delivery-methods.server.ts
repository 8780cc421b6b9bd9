import type { BrandConfig } from '#config/brands/brand.ts';
import type { DeliveryMethodSetting } from '#config/settings/delivery.ts';
import { cutOffTimesFor, type DeliveryService } from './cut-off.ts';
import { isBulky } from './delivery-messages.ts';
import type { DeliveryMethod } from './delivery-method.ts';
import { DEFAULT_DELIVERY_WEEKDAYS, estimateDeliveryDate } from './estimated-date.ts';

/** A way to bring the parcel, as shoppers choose it. */
export interface DeliveryOption extends DeliveryMethod {
  description: string;
  service: DeliveryService;
  estimatedDate: string | null;
}

/** The methods that go to a country: its own, or those for everywhere that no method names. */
export function methodsTo(
  methods: readonly DeliveryMethodSetting[],
  country: string,
): DeliveryMethodSetting[] {
  const own = methods.filter(({ countries }) => countries?.includes(country));
  return own.length > 0 ? own : methods.filter(({ countries }) => countries === null);
}

/** What delivery needs to know of an item. */
export interface DeliverableItem {
  sku: string;
  brandSlug: string;
  logisticClass: string;
  isPremier: boolean;
  preorderUntil: string | null;
}

export interface DeliveryQuestion {
  brand: Pick<BrandConfig, 'settings' | 'slug' | 'country'>;
  offers: readonly DeliverableItem[];
  /** Where the parcel goes. */
  country: string;
  isPremier: boolean;
  now: Date;
}

/** Every way this basket can travel, with price and day; the first is what we assume until one is chosen. */
export function deliveryOptions({
  brand,
  offers,
  country,
  isPremier,
  now,
}: DeliveryQuestion): DeliveryOption[] {
  const { delivery, shippingCountries } = brand.settings;
  if (!shippingCountries.includes(country)) return [];
  const hasBulky = offers.some((offer) => isBulky(offer.logisticClass, delivery.bulkyLogisticClasses));
  const isHome = country === brand.country;
  const isOnlyMembership = offers.length > 0 && offers.every((offer) => offer.isPremier);
  const methods = methodsTo(delivery.methods, country).filter((method) => !hasBulky || method.takesBulky);
  return methods.map(({ id, name, description, service, price, days, canBeFree }) => ({
    id,
    name,
    description,
    service,
    price,
    // A membership is a letter; premier members have their delivery paid for.
    freeAbove:
      isOnlyMembership || (isPremier && isHome) ? -1 : canBeFree ? delivery.freeThresholdMinor : null,
    estimatedDate: latestDate(offers, service, days, brand, now),
  }));
}

/** The parcel is complete when its last piece is there. */
function latestDate(
  offers: readonly DeliverableItem[],
  service: DeliveryService,
  days: number,
  { settings: { delivery } }: DeliveryQuestion['brand'],
  now: Date,
): string | null {
  const calendar = { zone: delivery.cutOffZone, deliveryWeekdays: DEFAULT_DELIVERY_WEEKDAYS, holidays: [] };
  const dates = offers.map((offer) => {
    const times = cutOffTimesFor({ sku: offer.sku, brand: offer.brandSlug, service }, delivery.cutOffs);
    const date = estimateDeliveryDate(now, days, times, calendar);
    const preorder = offer.preorderUntil?.slice(0, 10) ?? '';
    return date && preorder > date ? preorder : date;
  });
  return dates.reduce<string | null>(
    (latest, date) => (date && (!latest || date > latest) ? date : latest),
    null,
  );
}
