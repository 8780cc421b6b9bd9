import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { type LetterKind, writeLetter } from '#commerce/email/letters.server.ts';
import type { Letter } from '#commerce/email/mailer.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

interface LetterOrder {
  id: string;
  number: string;
  accessKey: string;
  snapshot: OrderSnapshot;
}

type OrderLetterKind = Extract<LetterKind, `order-${string}` | `return-${string}`>;

/** A letter about an order, in the words and the money of the day it was placed. One for each occasion. */
export function orderLetter(
  kind: OrderLetterKind,
  { id, number, accessKey, snapshot }: LetterOrder,
  about: { occasion?: string; amount?: number } = {},
): Letter {
  const { locale, currency, home, delivery, lines } = snapshot;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const values = {
    number,
    firstName: snapshot.shippingAddress.firstName,
    shop: snapshot.brandName,
    lines: lines
      .map((line) => {
        const kindOf = [line.colourLabel, line.size].filter(Boolean).join(', ');
        return `${line.quantity} × ${line.name} (${kindOf}): ${money(line.net)}`;
      })
      .join('\n'),
    delivery: `${delivery.name}, ${money(delivery.price)}`,
    total: money(snapshot.total),
    amount: money(about.amount ?? snapshot.total),
    date: delivery.estimatedDate ? formatDeliveryDate(delivery.estimatedDate, locale) : '–',
    link: `${home}/order/${number}?key=${accessKey}`,
  };
  return writeLetter(kind, locale, snapshot.email, values, `${kind}:${about.occasion ?? id}`);
}
