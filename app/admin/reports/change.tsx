import { useFormatter, useTranslations } from 'use-intl';

/** How a figure changed against the compared period; nothing where it cannot be said in per cent. */
export function Change({ now, before }: { now: number; before: number | null }) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  if (before === null) return null;
  if (before === 0) return <span className="report-change">{now === 0 ? '±0 %' : t('new')}</span>;
  const share = (now - before) / before;
  return (
    <span className="report-change" data-direction={share > 0 ? 'up' : share < 0 ? 'down' : undefined}>
      {format.number(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
    </span>
  );
}
