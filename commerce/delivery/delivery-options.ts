import { upcomingHolidays } from './bank-holidays.ts';
import type { DeliveryService } from './cut-off.ts';
import {
  byPosition,
  DEFAULT_CALENDAR,
  type DeliveryMethod,
  type DeliveryTable,
  type DeliveryWeek,
  type DeliveryZone,
  deliveringSeller,
  findZone,
  isOfBrand,
  methodsFor,
  translateMethod,
} from './delivery-table.ts';
import type { DeliveryCalendar } from './estimated-date.ts';
import {
  type DeliveryLine,
  type OfferedQuote,
  type QuoteContext,
  quoteDelivery,
  type RefusalReason,
} from './quote-delivery.ts';

/** A delivery method as shoppers choose it, with what these goods cost by it. */
export interface DeliveryOption {
  id: string;
  name: string;
  description: string;
  service: DeliveryService;
  /** What is charged. */
  price: number;
  /** Free when the goods cost more than this; -1 always, null never. */
  freeAbove: number | null;
  estimatedDate: string | null;
}

export interface DeliveryGoods extends DeliveryLine {
  productKey: string;
  /** The marketplace seller who sends it; null for the shop. */
  seller: string | null;
}

export interface DeliveryRequest {
  brand: { slug: string; country: string };
  currency: string;
  /** The country of delivery. */
  country: string;
  postcode: string | null;
  lines: readonly DeliveryGoods[];
  /** A member has free delivery at home. */
  isPremier: boolean;
  bulkyClasses: readonly string[];
  /** The language of names; as staff wrote them where it is left out. */
  locale?: string;
  now: Date;
}

export type NotOffered = RefusalReason | 'product' | 'zone' | 'currency' | 'brand' | 'seller' | 'inactive';

export interface RefusedMethod {
  method: DeliveryMethod;
  reason: NotOffered;
}

export interface DeliveryExplanation {
  zone: DeliveryZone | null;
  options: DeliveryOption[];
  refused: RefusedMethod[];
}

/** The delivery methods for these goods, the first preselected, and why each other method is not one of them. */
export function explainDelivery(table: DeliveryTable, request: DeliveryRequest): DeliveryExplanation {
  const { brand, currency, country, bulkyClasses, now } = request;
  const zone = findZone(table.zones, country, request.postcode);
  const [first, ...others] = parcelsOf(table, request);
  const context = { calendar: calendarFor(table, brand.country, country, now), bulkyClasses, now };
  const further = others.map((parcel) => optionsByCode(parcel, request, context));
  const options: DeliveryOption[] = [];
  const refused: RefusedMethod[] = [];
  for (const method of first.methods) {
    const quote = quoteParcel(method, first.lines, context);
    if (quote.kind === 'refused') {
      refused.push({ method, reason: quote.reason });
      continue;
    }
    const option = further.reduce<DeliveryOption | null>(
      (sum, quotes) => {
        const other = quotes.get(method.code) ?? quotes.values().next().value;
        return sum && other ? addParcel(sum, other) : null;
      },
      toOption(method, quote, request),
    );
    if (option) options.push(option);
    else refused.push({ method, reason: 'seller' });
  }
  const reasonOf = (method: DeliveryMethod): NotOffered => {
    if (!method.isActive) return 'inactive';
    if (!zone || !method.zones.includes(zone.code)) return 'zone';
    if (method.currency !== currency) return 'currency';
    return method.seller === first.seller ? 'brand' : 'seller';
  };
  const rest = table.methods
    .filter((method) => !first.methods.includes(method) && isOfBrand(method, brand.slug))
    .toSorted(byPosition)
    .map((method) => ({ method, reason: reasonOf(method) }));
  return { zone, options, refused: [...refused, ...rest] };
}

interface Parcel {
  seller: string | null;
  lines: readonly DeliveryGoods[];
  methods: DeliveryMethod[];
}

/** Goods of a seller with methods of their own are a parcel of their own; the shop's parcel comes first. */
function parcelsOf(
  table: DeliveryTable,
  { brand: { slug: brand }, currency, country, postcode, lines }: DeliveryRequest,
): [Parcel, ...Parcel[]] {
  const toParcel = (seller: string | null, ofSeller: readonly DeliveryGoods[]): Parcel => ({
    seller,
    lines: ofSeller,
    methods: methodsFor(table, { brand, currency, country, postcode }, seller),
  });
  const [first = toParcel(null, []), ...others] = [
    ...Map.groupBy(lines, ({ seller }) => deliveringSeller(table, seller)),
  ]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .map(([seller, ofSeller]) => toParcel(seller, ofSeller));
  return [first, ...others];
}

function quoteParcel(
  method: DeliveryMethod,
  lines: readonly DeliveryGoods[],
  context: QuoteContext,
): OfferedQuote | { kind: 'refused'; reason: NotOffered } {
  const isExcluded = lines.some(({ productKey }) => method.excludedProducts.includes(productKey));
  return isExcluded ? { kind: 'refused', reason: 'product' } : quoteDelivery(method, lines, context);
}

/** A seller's methods by their code; the first is used where none has the code of the shop's method. */
function optionsByCode(
  { methods, lines }: Parcel,
  request: DeliveryRequest,
  context: QuoteContext,
): Map<string, DeliveryOption> {
  return new Map(
    methods.flatMap((method) => {
      const quote = quoteParcel(method, lines, context);
      return quote.kind === 'offered' ? [[method.code, toOption(method, quote, request)] as const] : [];
    }),
  );
}

function toOption(
  method: DeliveryMethod,
  { price, freeAbove, estimatedDate }: OfferedQuote,
  { lines, isPremier, brand, country, locale }: DeliveryRequest,
): DeliveryOption {
  const { code, name, description, service } = translateMethod(method, locale);
  const isFree = holdsOnlyMembership(lines) || (isPremier && country === brand.country);
  return {
    id: code,
    name,
    description,
    service,
    price: isFree ? 0 : price,
    freeAbove: isFree ? -1 : freeAbove,
    estimatedDate,
  };
}

/** Several parcels: the prices of all, the date of the last. */
function addParcel(sum: DeliveryOption, other: DeliveryOption): DeliveryOption {
  const dates = [sum.estimatedDate, other.estimatedDate].filter((date) => date !== null);
  return {
    ...sum,
    price: sum.price + other.price,
    // One progress bar cannot speak for two thresholds.
    freeAbove: sum.freeAbove === other.freeAbove && sum.freeAbove === -1 ? -1 : null,
    estimatedDate: dates.toSorted().at(-1) ?? null,
  };
}

/** A membership starts with its purchase: nothing is delivered. */
export function holdsOnlyMembership(lines: readonly Pick<DeliveryLine, 'isPremier'>[]): boolean {
  return lines.length > 0 && lines.every(({ isPremier }) => isPremier);
}

const WEEKS: Readonly<Record<DeliveryWeek, readonly number[]>> = {
  'mon-fri': [1, 2, 3, 4, 5],
  'mon-sat': [1, 2, 3, 4, 5, 6],
  'every-day': [0, 1, 2, 3, 4, 5, 6],
};

/** The days of delivery in a country, with the cut-off times of the country that the goods are sent from. */
export function calendarFor(
  { calendars }: Pick<DeliveryTable, 'calendars'>,
  from: string,
  to: string,
  now: Date,
): DeliveryCalendar {
  const of = (country: string) => calendars.find((each) => each.country === country) ?? DEFAULT_CALENDAR;
  const countries = [...new Set([from, to])];
  const withHolidays = countries.filter((country) => of(country).hasPublicHolidays);
  return {
    zone: of(from).timeZone,
    deliveryWeekdays: WEEKS[of(to).week],
    holidays: upcomingHolidays(
      withHolidays,
      countries.flatMap((country) => of(country).closedDays),
      now,
    ),
  };
}

/** The countries of a list that a brand has a method for, in whatever currency; all of them while there is none at all. */
export function deliverableCountries(
  table: DeliveryTable,
  countries: readonly string[],
  brand: string,
): string[] {
  const served = new Set(
    table.methods
      .filter((method) => method.isActive && isOfBrand(method, brand))
      .flatMap(({ zones }) => zones),
  );
  const deliverable = countries.filter((country) => {
    const own = table.zones.filter((zone) => zone.countries.includes(country));
    const zones = own.length > 0 ? own : table.zones.filter((zone) => zone.countries.length === 0);
    return zones.some(({ code }) => served.has(code));
  });
  return deliverable.length > 0 ? deliverable : [...countries];
}
