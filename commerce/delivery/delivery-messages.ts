import type { Money } from '#commerce/pricing/money.ts';

export interface DeliveryMessageSettings {
  /** Null disables the free-delivery message. */
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
