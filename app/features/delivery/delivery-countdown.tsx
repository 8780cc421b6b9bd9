import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useNow } from '#app/site/use-now.ts';
import { padCountdown } from '#commerce/content/countdown.ts';
import { COUNTDOWN_TICK_MS, type DeliveryBadge } from '#commerce/delivery/delivery-badge.ts';
import { ClockIcon } from '#ui/icon-shop.tsx';
import { type DeliveryInput, describeBadge } from './describe-promise.ts';

/** The time left to order for the next dispatch. Rendered after hydration only: a cached page would show an old time. */
export function DeliveryCountdown({ input }: { input: DeliveryInput }) {
  const isHydrated = useHydrated();
  const now = useNow(input.renderedAt, COUNTDOWN_TICK_MS);
  const badge = describeBadge(input, now);
  if (badge.kind === 'hidden') return null;
  return (
    <li className="promise-line" data-badge={badge.kind} data-waits={!isHydrated || undefined}>
      <ClockIcon />
      {isHydrated ? <BadgeText badge={badge} /> : <span>&nbsp;</span>}
    </li>
  );
}

function BadgeText({ badge }: { badge: Exclude<DeliveryBadge, { kind: 'hidden' }> }) {
  const t = useTranslations();
  if (badge.kind === 'express-available') return <span>{t(badge.messageKey)}</span>;
  const { hours, minutes, seconds } = badge.countdown;
  const time = [hours, minutes, seconds].map(padCountdown).join(':');
  return (
    <span className="tabular-nums" role="timer">
      {t(`delivery.countdown.${badge.service}`, { time })}
    </span>
  );
}
