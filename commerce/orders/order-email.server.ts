import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import {
  type EmailKind,
  freeGiftText,
  renderEmail,
  trackingText,
} from '#commerce/email/email-templates.server.ts';
import type { Email } from '#commerce/email/outbox.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { carrierName, trackingLink } from './carriers.ts';
import type { OrderSnapshot, OrderSnapshotLine } from './order-snapshot.server.ts';
import type { ReturnedPiece } from './return-request.ts';

interface EmailedOrder {
  id: string;
  number: string;
  accessKey: string;
  snapshot: OrderSnapshot;
}

type OrderEmailKind = Extract<EmailKind, `order-${string}` | `return-${string}`>;

interface EmailDetails {
  occasion?: string;
  amount?: number;
  /** What the email is about, where that is not the whole order. */
  pieces?: readonly ReturnedPiece[];
  carrier?: string;
  trackingNumber?: string;
}

/** An email about an order, in the order's language and currency. Sent once for each occasion. */
export function orderEmail(
  kind: OrderEmailKind,
  { id, number, accessKey, snapshot }: EmailedOrder,
  details: EmailDetails = {},
): Email {
  const { locale, currency, home, delivery, lines } = snapshot;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const values = {
    number,
    firstName: snapshot.shippingAddress.firstName,
    shop: snapshot.brandName,
    lines: (details.pieces
      ? details.pieces.flatMap(({ position, quantity }) => {
          const line = lines[position];
          return line ? [describeLine(line, quantity, locale)] : [];
        })
      : lines.map((line) =>
          describeLine(line, line.quantity, locale, line.isGift ? freeGiftText(locale) : money(line.net)),
        )
    ).join('\n'),
    delivery: `${delivery.name}, ${money(delivery.price)}`,
    total: money(snapshot.total),
    amount: money(details.amount ?? snapshot.total),
    date: delivery.estimatedDate ? formatDeliveryDate(delivery.estimatedDate, locale) : '–',
    tracking: describeParcel(details, locale),
    link: `${home}/order/${number}?key=${accessKey}`,
  };
  const email = renderEmail(kind, locale, snapshot.email, values, `${kind}:${details.occasion ?? id}`);
  return { ...email, orderId: id };
}

function describeLine(line: OrderSnapshotLine, quantity: number, locale: string, price?: string): string {
  const variant = [line.colourLabel, line.size].filter(Boolean).join(', ');
  const custom = describeCustomFields(line, locale).map(({ label, value }) =>
    label ? `    ${label}: ${value}` : `    ${value}`,
  );
  return [`${quantity} × ${line.name} (${variant})${price ? `: ${price}` : ''}`, ...custom].join('\n');
}

function describeParcel({ carrier = '', trackingNumber = '' }: EmailDetails, locale: string): string {
  const tracking = [trackingNumber, trackingLink(carrier, trackingNumber)].filter(Boolean).join('\n');
  if (!carrier && !tracking) return '';
  return `${trackingText(locale, { carrier: carrierName(carrier), tracking }).trim()}\n\n`;
}
