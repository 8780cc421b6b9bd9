import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#app/admin/orders/order-text.ts';
import type { DayFigures } from '#commerce/reports/read-reports.server.ts';

const WIDTH = 720;
const HEIGHT = 200;
/** Where the lines behind the bars are, from top to bottom. */
const GRID_LINES = [0, 0.25, 0.5, 0.75];

interface DayChartProps {
  title: string;
  days: readonly DayFigures[];
  currency: string;
}

/** Sales by day as bars, the compared period as a line; a slider reads one day after the other. */
export function DayChart({ title, days, currency }: DayChartProps) {
  const t = useTranslations('staff-reports');
  const money = useMoney(currency);
  const format = useFormatter();
  const id = useId();
  const [chosen, setChosen] = useState(days.length - 1);
  const at = Math.min(chosen, days.length - 1);
  const top = niceTop(Math.max(1, ...days.flatMap(({ total, before }) => [total, before?.total ?? 0])));
  const step = WIDTH / Math.max(1, days.length);
  const y = (amount: number) => HEIGHT - (amount / top) * HEIGHT;
  const dayName = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const describe = ({ day, orders, total, before }: DayFigures) =>
    [
      t('dayText', { day: dayName(day), amount: money(total), orders }),
      before && t('dayBefore', { day: dayName(before.day), amount: money(before.total) }),
    ]
      .filter(Boolean)
      .join('. ');
  const shown = days[at];
  const [first, last] = [days[0], days.at(-1)];
  const linePoints = days.flatMap(({ before }, index) =>
    before ? [`${(index + 0.5) * step},${y(before.total)}`] : [],
  );
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id} preserveAspectRatio="none">
        <title id={id}>{title}</title>
        {GRID_LINES.map((share) => (
          <line
            key={share}
            className="chart-grid"
            x1={0}
            x2={WIDTH}
            y1={HEIGHT * share + 0.5}
            y2={HEIGHT * share + 0.5}
          />
        ))}
        {days.map(({ day, total }, index) => (
          // The pointer only repeats what the slider below does.
          <g key={day} onPointerEnter={() => setChosen(index)} data-chosen={index === at || undefined}>
            <rect className="chart-hit" x={index * step} y={0} width={step} height={HEIGHT} />
            <rect
              className="chart-bar"
              x={index * step + step * 0.15}
              y={y(total)}
              width={step * 0.7}
              height={HEIGHT - y(total)}
            />
          </g>
        ))}
        {linePoints.length > 1 && <polyline className="chart-before" points={linePoints.join(' ')} />}
      </svg>
      <span className="chart-top">{money(top)}</span>
      <div className="chart-axis" aria-hidden="true">
        <span>{first && dayName(first.day)}</span>
        <span>{last && dayName(last.day)}</span>
      </div>
      {shown && (
        <figcaption>
          <label>
            <span className="sr-only">{t('readDay')}</span>
            <input
              type="range"
              min={0}
              max={days.length - 1}
              value={at}
              aria-valuetext={describe(shown)}
              onChange={(event) => setChosen(Number(event.target.value))}
            />
          </label>
          <output>{describe(shown)}</output>
        </figcaption>
      )}
    </figure>
  );
}

/** A round number just above the highest bar. */
export function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= highest) ?? 10;
  return factor * power;
}
