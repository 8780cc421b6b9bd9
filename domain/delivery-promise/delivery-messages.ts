import type { Money } from '#domain/catalogue/money.ts';

export const DEFAULT_BULKY_LOGISTIC_CLASSES: readonly string[] = ['bulky', '2-man', 'furniture', 'large'];

export interface DeliveryMessageSettings {
  /** Null keeps the free-delivery message off: a wrong promise is worse than none. */
  freeThresholdMinor: number | null;
  bulkyLogisticClasses: readonly string[];
}

export type DeliveryMessage = 'pdp.delivery.bulky' | 'pdp.delivery.free';

export function isBulky(logisticClass: string, bulkyClasses: readonly string[]): boolean {
  const name = logisticClass.trim().toLowerCase();
  return bulkyClasses.some((bulky) => bulky.toLowerCase() === name);
}

/** Strictly more than the threshold, as the specification says "exceeds". */
export function hasFreeDelivery(price: Money, thresholdMinor: number | null): boolean {
  return thresholdMinor !== null && price.centAmount > thresholdMinor;
}

export function selectDeliveryMessages(
  item: { price: Money; logisticClass: string },
  settings: DeliveryMessageSettings,
): DeliveryMessage[] {
  const messages: DeliveryMessage[] = [];
  if (isBulky(item.logisticClass, settings.bulkyLogisticClasses)) messages.push('pdp.delivery.bulky');
  if (hasFreeDelivery(item.price, settings.freeThresholdMinor)) messages.push('pdp.delivery.free');
  return messages;
}

const CURRENCY_BY_REGION: Record<string, string> = {
  GB: 'GBP',
  IE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
};

/** The symbol that delivery prices carry in a locale; a bare language is taken where it is mostly spoken. */
export function deliveryCurrencySymbol(locale: string): string {
  const known = new Intl.Locale(locale);
  const region = known.region ?? (known.language === 'en' ? 'GB' : known.maximize().region);
  const currency = CURRENCY_BY_REGION[region ?? 'GB'] ?? 'GBP';
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? '£';
}
