import { calendarFor } from './delivery-options.ts';
import {
  type DeliveryTable,
  type DeliveryTerms,
  deliveringSeller,
  EMPTY_DELIVERY_TABLE,
  methodsFor,
  translateMethod,
} from './delivery-table.ts';
import type { DeliveryCalendar } from './estimated-date.ts';

/** A brand site as delivery sees it. */
export interface DeliverySite {
  slug: string;
  country: string;
  currency: string;
  delivery?: DeliveryTable;
}

/** The methods to a place in the site's own country, for pages that are the same for everybody; of one product where it is given. */
export function homeTerms(
  { slug, country, currency, delivery = EMPTY_DELIVERY_TABLE }: DeliverySite,
  product?: { key: string; seller: { slug: string } | null },
  locale?: string,
): DeliveryTerms[] {
  const place = { brand: slug, country, currency, postcode: null };
  const seller = deliveringSeller(delivery, product?.seller?.slug ?? null);
  return methodsFor(delivery, place, seller)
    .filter(({ excludedProducts }) => !product || !excludedProducts.includes(product.key))
    .map((method) => translateMethod(method, locale))
    .map(
      ({
        code,
        name,
        service,
        days,
        prices,
        freeAbove,
        maxWeight,
        takesBulky,
        excludedClasses,
        ...more
      }) => ({
        ...{ code, name, service, days, prices, freeAbove, maxWeight, takesBulky, excludedClasses },
        cutOff: more.cutOff,
        saturdayCutOff: more.saturdayCutOff,
      }),
    );
}

export const homeCalendar = (
  { country, delivery = EMPTY_DELIVERY_TABLE }: DeliverySite,
  now: Date,
): DeliveryCalendar => calendarFor(delivery, country, country, now);

/** What is announced on every page: the threshold of the method that baskets preselect; null promises nothing. */
export function freeDeliveryThreshold(site: DeliverySite): number | null {
  return homeTerms(site)[0]?.freeAbove ?? null;
}
