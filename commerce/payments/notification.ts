import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from './provider.ts';

/** A notification item in Adyen's wire format: booleans are strings. */
export interface NotificationItem {
  eventCode: string;
  success: string;
  eventDate: string;
  pspReference: string;
  originalReference?: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  additionalData?: { hmacSignature?: string };
}

/** HMAC over the fields joined by colons in this order; missing fields are empty, nothing is escaped. */
export function notificationSignature(item: NotificationItem, hexKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed).digest('base64');
}

function isSigned(item: NotificationItem, hexKey: string): boolean {
  const expected = Buffer.from(notificationSignature(item, hexKey));
  const actual = Buffer.from(item.additionalData?.hmacSignature ?? '');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export function writeNotification(items: NotificationItem[], hexKey: string): string {
  return JSON.stringify({
    live: 'false',
    notificationItems: items.map((item) => ({
      NotificationRequestItem: {
        ...item,
        additionalData: { hmacSignature: notificationSignature(item, hexKey) },
      },
    })),
  });
}

/** Null when the body is not a notification, or the signature of any item is not valid. */
export function readNotification(body: string, hexKey: string): PaymentEvent[] | null {
  const items = parseItems(body);
  if (!items?.every((item) => isSigned(item, hexKey))) return null;
  return items.map((item) => ({
    id: `${item.eventCode}:${item.pspReference}:${item.success}`,
    reference: item.originalReference || item.pspReference,
    merchantReference: item.merchantReference,
    kind: kindOf(item),
    amount: item.amount,
  }));
}

function parseItems(body: string): NotificationItem[] | null {
  try {
    const sent = JSON.parse(body) as { notificationItems?: { NotificationRequestItem?: NotificationItem }[] };
    const items = sent.notificationItems?.map((entry) => entry.NotificationRequestItem);
    const isComplete = items?.every(
      (item) =>
        typeof item?.pspReference === 'string' &&
        typeof item.merchantReference === 'string' &&
        typeof item.eventCode === 'string' &&
        typeof item.success === 'string' &&
        typeof item.amount?.value === 'number' &&
        typeof item.amount.currency === 'string',
    );
    return items && items.length > 0 && isComplete ? (items as NotificationItem[]) : null;
  } catch {
    return null;
  }
}

function kindOf({ eventCode, success }: NotificationItem): PaymentEvent['kind'] {
  if (eventCode === 'AUTHORISATION') return success === 'true' ? 'authorised' : 'refused';
  if (eventCode === 'REFUND_FAILED' || eventCode === 'REFUNDED_REVERSED') return 'refund-failed';
  if (!['CANCELLATION', 'CANCEL_OR_REFUND', 'REFUND'].includes(eventCode)) return 'other';
  return success === 'true' ? 'refunded' : 'refund-failed';
}
