import type { DeliveryService } from './cut-off.ts';
import { isInRanges } from './postcode-ranges.ts';

/** Where a method delivers to. Zones never overlap, so a place is in one at most. */
export interface DeliveryZone {
  code: string;
  name: string;
  /** Two letters each; none for every country that no other zone names. */
  countries: readonly string[];
  /** Such as `EH1-EH17`; none for the whole of its countries. */
  postcodes: readonly string[];
}

/** A price from an order value and a weight on. */
export interface DeliveryPrice {
  /** Only for baskets with this class of item; null for all others. */
  itemClass: string | null;
  /** Minor units, after discounts. */
  fromValue: number;
  /** Grams. */
  fromWeight: number;
  price: number;
}

/** What a price and a date depend on; sent to browsers with a product. */
export interface DeliveryTerms {
  code: string;
  name: string;
  service: DeliveryService;
  /** Delivery days, counted from dispatch. */
  days: number;
  prices: readonly DeliveryPrice[];
  /** Free when the goods cost more than this; null never. */
  freeAbove: number | null;
  /** Grams; null without limit. */
  maxWeight: number | null;
  takesBulky: boolean;
  excludedClasses: readonly string[];
  /** `HH:MM` in the time zone of dispatch; null for the shop's built-in times. */
  cutOff: string | null;
  saturdayCutOff: string | null;
}

export interface DeliveryMethod extends DeliveryTerms {
  description: string;
  /** In other languages. */
  names?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, string>>;
  isActive: boolean;
  /** Null for every brand. */
  brand: string | null;
  currency: string;
  zones: readonly string[];
  /** The marketplace seller who delivers so; null for the shop itself. */
  seller: string | null;
  excludedProducts: readonly string[];
  position: number;
}

/** What shoppers read of a method; as staff named it where its language has no words of its own. */
export function translateMethod<
  Method extends Pick<DeliveryMethod, 'name' | 'names' | 'description' | 'descriptions'>,
>(method: Method, locale = ''): Method {
  const { name, names, description, descriptions } = method;
  return { ...method, name: names?.[locale] || name, description: descriptions?.[locale] || description };
}

export type DeliveryWeek = 'mon-fri' | 'mon-sat' | 'every-day';

export interface CountryCalendar {
  country: string;
  timeZone: string;
  week: DeliveryWeek;
  hasPublicHolidays: boolean;
  /** Further days (YYYY-MM-DD) without dispatch and delivery. */
  closedDays: readonly string[];
}

/** A country that staff have said nothing about. */
export const DEFAULT_CALENDAR: Omit<CountryCalendar, 'country'> = {
  timeZone: 'UTC',
  week: 'mon-sat',
  hasPublicHolidays: true,
  closedDays: [],
};

/** Everything that delivery promises and prices come from. */
export interface DeliveryTable {
  zones: readonly DeliveryZone[];
  methods: readonly DeliveryMethod[];
  calendars: readonly CountryCalendar[];
}

export const EMPTY_DELIVERY_TABLE: DeliveryTable = { zones: [], methods: [], calendars: [] };

/** The zone of a place: by its postcode, else by its country, else the one without countries. */
export function findZone(
  zones: readonly DeliveryZone[],
  country: string,
  postcode: string | null,
): DeliveryZone | null {
  const own = zones.filter(({ countries }) => countries.includes(country));
  const byPostcode = postcode
    ? own.find(({ postcodes }) => postcodes.length > 0 && isInRanges(postcodes, country, postcode))
    : undefined;
  if (byPostcode) return byPostcode;
  // A country with zones of its own is not part of the rest of the world.
  const rest = own.length > 0 ? own : zones.filter(({ countries }) => countries.length === 0);
  return rest.find(({ postcodes }) => postcodes.length === 0) ?? null;
}

export interface DeliveryPlace {
  brand: string;
  currency: string;
  country: string;
  postcode: string | null;
}

/** The methods of a place in the order in which they are offered. A brand with methods of its own in a zone has only those. */
export function methodsFor(
  table: DeliveryTable,
  { brand, currency, country, postcode }: DeliveryPlace,
  seller: string | null = null,
): DeliveryMethod[] {
  const zone = findZone(table.zones, country, postcode);
  if (!zone) return [];
  const here = table.methods.filter(
    (method) =>
      method.isActive &&
      method.seller === seller &&
      method.currency === currency &&
      method.zones.includes(zone.code) &&
      isOfBrand(method, brand),
  );
  const own = here.filter((method) => method.brand !== null);
  return (own.length > 0 ? own : here).toSorted(byPosition);
}

export const isOfBrand = (method: DeliveryMethod, brand: string): boolean =>
  method.brand === null || method.brand === brand;

/** Whose methods deliver the goods of a seller: the shop's, null, where the seller has none. */
export function deliveringSeller({ methods }: DeliveryTable, seller: string | null): string | null {
  return methods.some((method) => method.isActive && method.seller === seller) ? seller : null;
}

export function byPosition(one: DeliveryMethod, other: DeliveryMethod): number {
  return one.position - other.position || (one.code < other.code ? -1 : 1);
}
