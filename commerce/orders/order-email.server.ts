import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { type EmailKind, freeGiftText, renderEmail } from '#commerce/email/email-templates.server.ts';
import type { Email } from '#commerce/email/outbox.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

interface EmailedOrder {
  id: string;
  number: string;
  accessKey: string;
  snapshot: OrderSnapshot;
}

type OrderEmailKind = Extract<EmailKind, `order-${string}` | `return-${string}`>;

/** An email about an order, in the order's language and currency. Sent once for each occasion. */
export function orderEmail(
  kind: OrderEmailKind,
  { id, number, accessKey, snapshot }: EmailedOrder,
  details: { occasion?: string; amount?: number } = {},
): Email {
  const { locale, currency, home, delivery, lines } = snapshot;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const values = {
    number,
    firstName: snapshot.shippingAddress.firstName,
    shop: snapshot.brandName,
    lines: lines
      .map((line) => {
        const variant = [line.colourLabel, line.size].filter(Boolean).join(', ');
        const price = line.isGift ? freeGiftText(locale) : money(line.net);
        const custom = describeCustomFields(line, locale).map(({ label, value }) =>
          label ? `    ${label}: ${value}` : `    ${value}`,
        );
        return [`${line.quantity} × ${line.name} (${variant}): ${price}`, ...custom].join('\n');
      })
      .join('\n'),
    delivery: `${delivery.name}, ${money(delivery.price)}`,
    total: money(snapshot.total),
    amount: money(details.amount ?? snapshot.total),
    date: delivery.estimatedDate ? formatDeliveryDate(delivery.estimatedDate, locale) : '–',
    link: `${home}/order/${number}?key=${accessKey}`,
  };
  return renderEmail(kind, locale, snapshot.email, values, `${kind}:${details.occasion ?? id}`);
}
