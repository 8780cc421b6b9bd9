import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import { useMoney } from '#app/admin/orders/order-text.ts';
import type { DayFigures, Funnel, Report } from '#commerce/reports/read-reports.server.ts';
import { Change } from './change.tsx';

export function DayTable({ days, currency }: { days: readonly DayFigures[]; currency: string }) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  const money = useMoney(currency);
  const compared = days.some(({ before }) => before) ? [t('compared')] : [];
  return (
    <div className="report-table">
      <StudioTable columns={[t('day'), t('orders'), t('sales'), ...compared]}>
        {days.map(({ day, orders, total, before }) => (
          <tr key={day}>
            <th scope="row">
              {format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </th>
            <td>{format.number(orders)}</td>
            <td>{money(total)}</td>
            {before && <td>{money(before.total)}</td>}
          </tr>
        ))}
      </StudioTable>
    </div>
  );
}

const STEPS = ['views', 'baskets', 'checkouts', 'paid'] as const;

/** How far shoppers came who agreed to be counted. */
export function FunnelTable({ funnel, before }: { funnel: Funnel; before: Funnel | null }) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <>
      <p className="studio-soft">{t('funnelLine')}</p>
      <StudioTable columns={[t('step'), t('shoppers'), t('ofFirst'), ...(before ? [t('change')] : [])]}>
        {STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">
              {t(`steps.${step}`)}
              <span className="report-share" style={{ width: `${(funnel[step] / most) * 100}%` }} />
            </th>
            <td>{format.number(funnel[step])}</td>
            <td>
              {funnel.views > 0
                ? format.number(funnel[step] / funnel.views, { style: 'percent', maximumFractionDigits: 1 })
                : '–'}
            </td>
            {before && (
              <td>
                <Change now={funnel[step]} before={before[step]} />
              </td>
            )}
          </tr>
        ))}
      </StudioTable>
    </>
  );
}

export function ReturnsTable({ rows, currency }: { rows: Report['returns']; currency: string }) {
  const t = useTranslations('staff-reports');
  const reasons = useTranslations('orders.reasons');
  const format = useFormatter();
  const money = useMoney(currency);
  if (rows.length === 0) return <p className="studio-soft">{t('nothing')}</p>;
  return (
    <StudioTable columns={[t('reason'), t('returnsCount'), t('pieces'), t('amount')]}>
      {rows.map(({ reason, returns, pieces, amount }) => (
        <tr key={reason}>
          <th scope="row">{reasons(reason)}</th>
          <td>{format.number(returns)}</td>
          <td>{format.number(pieces)}</td>
          <td>{money(amount)}</td>
        </tr>
      ))}
    </StudioTable>
  );
}

export function SearchesTable({ rows }: { rows: Report['searches'] }) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  if (rows.length === 0) return <p className="studio-soft">{t('nothing')}</p>;
  return (
    <StudioTable columns={[t('search'), t('times')]}>
      {rows.map(({ query, searches }) => (
        <tr key={query}>
          <th scope="row">
            <Link to={`/staff/searches/explain?${new URLSearchParams({ q: query })}`}>{query}</Link>
          </th>
          <td>{format.number(searches)}</td>
        </tr>
      ))}
    </StudioTable>
  );
}

export function StockTable({ rows }: { rows: Report['stock'] }) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  if (rows.length === 0) return <p className="studio-soft">{t('nothing')}</p>;
  return (
    <StudioTable columns={[t('product'), t('inStock'), t('sold'), t('daysLeft')]}>
      {rows.map(({ sku, productKey, name, quantity, sold, daysLeft }) => (
        <tr key={sku}>
          <th scope="row">
            <Link to={`/wordsworth/${productKey}`}>{name}</Link> <span className="studio-soft">{sku}</span>
          </th>
          <td>{format.number(quantity)}</td>
          <td>{format.number(sold)}</td>
          <td>{quantity === 0 ? t('soldOut') : format.number(Math.floor(daysLeft))}</td>
        </tr>
      ))}
    </StudioTable>
  );
}
