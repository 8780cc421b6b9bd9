import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTDOWN_TICK_MS, countDown, padCountdown } from '#commerce/content/countdown.ts';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  if (document.hidden) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for every countdown on the page; it pauses while the tab is hidden. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    // The first subscriber gets the time at once, not at the next tick.
    now = Date.now();
    timer = setInterval(tick, COUNTDOWN_TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Null on the server: a page that is cached for everyone has no current time. */
function useNow(): Date | null {
  const time = useSyncExternalStore(
    subscribe,
    () => now || null,
    () => null,
  );
  return time === null ? null : new Date(time);
}

/** Days, hours, minutes and seconds left; zeros once it is over, dashes on the server. */
export function CountdownClock({ endTime, inline = false }: { endTime: string; inline?: boolean }) {
  const t = useTranslations('content.countdown');
  const now = useNow();
  const left = now && countDown(new Date(endTime), now);
  const figures = [
    { unit: t('days'), value: left?.days },
    { unit: t('hours'), value: left?.hours },
    { unit: t('minutes'), value: left?.minutes },
    { unit: t('seconds'), value: left?.seconds },
  ];
  return (
    <span role="timer" className={inline ? 'clock clock-inline' : 'clock'}>
      {figures.map(({ unit, value }) => (
        <span key={unit} className="clock-part">
          <span className="clock-figure">{value === undefined ? '––' : padCountdown(value)}</span>{' '}
          <span className="clock-unit">{unit}</span>
        </span>
      ))}
    </span>
  );
}
