import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import type { Address } from '#commerce/customers/address.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import type { EmailContent, EmailLine } from '#commerce/email/email-content.ts';
import { type EmailKind, fillVariables } from '#commerce/email/email-kinds.ts';
import { emailLabel } from '#commerce/email/email-texts.server.ts';
import type { Email } from '#commerce/email/outbox.server.ts';
import { pictureAddress } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { offerName } from '#commerce/promotions/offer-name.ts';
import { carrierName, trackingLink } from './carriers.ts';
import type { OrderSnapshot, OrderSnapshotLine } from './order-snapshot.server.ts';
import type { ReturnedPiece } from './return-request.ts';

interface EmailedOrder {
  id: string;
  number: string;
  accessKey: string;
  snapshot: OrderSnapshot;
}

type OrderEmailKind = Extract<EmailKind, `order-${string}` | `return-${string}` | 'payment-problem'>;

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
  const { locale, currency, home, delivery, shippingAddress } = snapshot;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const lines = linesOf(snapshot, details.pieces, money);
  const totals = totalsOf(snapshot, money);
  const tracking = trackingOf(details);
  const values = {
    number,
    firstName: shippingAddress.firstName,
    shop: snapshot.brandName,
    lines: lines.map(describeLine).join('\n'),
    totals: totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    delivery: `${delivery.name}, ${money(delivery.price)}`,
    total: money(snapshot.total),
    amount: money(details.amount ?? snapshot.total),
    date: delivery.estimatedDate ? formatDeliveryDate(delivery.estimatedDate, locale) : '–',
    address: addressLines(shippingAddress).join('\n'),
    tracking: tracking ? describeParcel(tracking, locale) : '',
    link: `${home}/order/${number}?key=${accessKey}`,
  };
  return {
    kind,
    to: snapshot.email,
    brand: snapshot.brandSlug,
    locale,
    values,
    lines,
    totals,
    ...(tracking && { tracking }),
    dedupeKey: `${kind}:${details.occasion ?? id}`,
    orderId: id,
  };
}

function linesOf(
  { lines, locale, home }: OrderSnapshot,
  pieces: readonly ReturnedPiece[] | undefined,
  money: (minor: number) => string,
): EmailLine[] {
  const line = (of: OrderSnapshotLine, quantity: number, price: string | null): EmailLine => ({
    quantity,
    name: of.name,
    details: [
      [of.colourLabel, of.size].filter(Boolean).join(', '),
      ...describeCustomFields(of, locale).map(({ label, value }) => (label ? `${label}: ${value}` : value)),
    ].filter(Boolean),
    price,
    picture:
      of.picture && URL.canParse(home)
        ? pictureAddress(of.picture.src, 180, { origin: new URL(home).origin })
        : null,
  });
  if (!pieces)
    return lines.map((each) =>
      line(each, each.quantity, each.isGift ? emailLabel('free-gift', locale) : money(each.net)),
    );
  return pieces.flatMap(({ position, quantity }) => {
    const each = lines[position];
    return each ? [line(each, quantity, null)] : [];
  });
}

function addressLines({
  firstName,
  lastName,
  streetName,
  additionalStreetInfo,
  city,
  postalCode,
}: Address): string[] {
  return [
    `${firstName} ${lastName}`,
    streetName,
    additionalStreetInfo,
    `${postalCode} ${city}`.trim(),
  ].filter(Boolean);
}

function totalsOf(
  { locale, subTotal, discounts, delivery, total }: OrderSnapshot,
  money: (minor: number) => string,
) {
  return [
    { label: emailLabel('subtotal', locale), amount: money(subTotal) },
    ...discounts.map((discount) => ({ label: offerName(discount, locale), amount: money(-discount.amount) })),
    { label: `${emailLabel('delivery', locale)} (${delivery.name})`, amount: money(delivery.price) },
    { label: emailLabel('total', locale), amount: money(total), isTotal: true },
  ];
}

function describeLine({ quantity, name, details: [variant, ...custom], price }: EmailLine): string {
  const first = `${quantity} × ${name}${variant ? ` (${variant})` : ''}${price ? `: ${price}` : ''}`;
  return [first, ...custom.map((line) => `    ${line}`)].join('\n');
}

function trackingOf({ carrier = '', trackingNumber = '' }: EmailDetails): EmailContent['tracking'] {
  if (!carrier && !trackingNumber) return undefined;
  return {
    carrier: carrierName(carrier),
    number: trackingNumber,
    link: trackingLink(carrier, trackingNumber),
  };
}

function describeParcel(
  { carrier, number, link }: NonNullable<EmailContent['tracking']>,
  locale: string,
): string {
  const tracking = [number, link].filter(Boolean).join('\n');
  return fillVariables(emailLabel('tracking', locale), { carrier, tracking }).trim();
}
