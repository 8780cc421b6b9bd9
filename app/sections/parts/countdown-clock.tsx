import { useTranslations } from 'use-intl';
import { countDown, padCountdown } from '#commerce/content/countdown.ts';
import { useNow } from './use-now.ts';

/** Days, hours, minutes and seconds left; zeros once it is over, dashes until the clock is known. */
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
