import { useLocale, useTranslations } from 'use-intl';
import { carrierName } from '#commerce/orders/carriers.ts';
import type { EventDetail, OrderAction } from '#commerce/orders/order-event.ts';
import type { OrderSnapshotLine } from '#commerce/orders/order-snapshot.server.ts';
import type { ReturnedPiece } from '#commerce/orders/return-request.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';

type NamedLine = Pick<OrderSnapshotLine, 'name' | 'colourLabel' | 'size'>;

export function useMoney(currencyCode: string): (centAmount: number) => string {
  const locale = useLocale();
  return (centAmount) => formatMoney({ centAmount, currencyCode }, locale);
}

export function variantOf({ colourLabel, size }: NamedLine): string {
  return [colourLabel, size].filter(Boolean).join(' · ');
}

/** `2 × Linen dress (Navy · 10)`, for each line. */
export function describePieces(lines: readonly NamedLine[], pieces: readonly ReturnedPiece[]): string[] {
  return pieces.flatMap(({ position, quantity }) => {
    const line = lines[position];
    if (!line) return [];
    const variant = variantOf(line);
    return [`${quantity} × ${line.name}${variant ? ` (${variant})` : ''}`];
  });
}

interface DescribedEvent {
  action: OrderAction | 'place';
  detail: EventDetail;
}

/** What happened in a sentence, and the rest in short lines. */
export function useEventText(order: { currency: string; lines: readonly NamedLine[] }) {
  const t = useTranslations('staff-orders');
  const reasons = useTranslations('orders.reasons');
  const money = useMoney(order.currency);
  const reasonText = (reason: string) =>
    reasons.has(reason as 'faulty') ? reasons(reason as 'faulty') : reason;
  return ({ action, detail }: DescribedEvent): { title: string; lines: string[] } => {
    const { pieces = [], received, amount, reason, carrier, trackingNumber, before, after, text } = detail;
    const parcel = [carrierName(carrier ?? ''), trackingNumber].filter(Boolean).join(' ');
    const addressOf = ({ streetName, city, postalCode }: NonNullable<typeof before>) =>
      [streetName, city, postalCode].join(', ');
    return {
      title: t(`events.${action}`, { amount: money(amount ?? 0) }),
      lines: [
        ...(text ? [text] : []),
        ...describePieces(order.lines, pieces),
        ...(received ?? []).flatMap((piece) =>
          describePieces(order.lines, [piece]).map(
            (line) => `${line}: ${t(piece.isRestocked ? 'restocked' : 'writtenOff')}`,
          ),
        ),
        ...(parcel ? [parcel] : []),
        ...(reason ? [t('because', { reason: reasonText(reason) })] : []),
        ...(before && after ? [`${addressOf(before)} → ${addressOf(after)}`] : []),
      ],
    };
  };
}
