import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentNews } from './provider.ts';

/** The provider's notification, as it comes over the wire: booleans are strings. */
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

/** Fields joined by colons in this order, missing ones empty, nothing escaped. */
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
  const known = Buffer.from(notificationSignature(item, hexKey));
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '');
  return known.length === given.length && timingSafeEqual(known, given);
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

/** Null when it is no notification, or any item's signature is not the provider's. */
export function readNotification(body: string, hexKey: string): PaymentNews[] | null {
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
    const isWhole = items?.every(
      (item) =>
        typeof item?.pspReference === 'string' &&
        typeof item.merchantReference === 'string' &&
        typeof item.eventCode === 'string' &&
        typeof item.success === 'string' &&
        typeof item.amount?.value === 'number' &&
        typeof item.amount.currency === 'string',
    );
    return items && items.length > 0 && isWhole ? (items as NotificationItem[]) : null;
  } catch {
    return null;
  }
}

function kindOf({ eventCode, success }: NotificationItem): PaymentNews['kind'] {
  if (eventCode === 'AUTHORISATION') return success === 'true' ? 'authorised' : 'refused';
  if (eventCode === 'REFUND_FAILED' || eventCode === 'REFUNDED_REVERSED') return 'return-failed';
  if (!['CANCELLATION', 'CANCEL_OR_REFUND', 'REFUND'].includes(eventCode)) return 'other';
  return success === 'true' ? 'returned' : 'return-failed';
}
