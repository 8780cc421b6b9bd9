import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#app/admin/orders/order-text.ts';
import type { NamedFigures } from '#commerce/reports/read-reports.server.ts';
import { Change } from './change.tsx';

/** The file has more. */
const MOST_SHOWN = 15;

interface FiguresTableProps {
  /** What the rows are. */
  what: string;
  rows: readonly NamedFigures[];
  currency: string;
  nameOf?: (row: NamedFigures) => string;
}

/** Sales by something: each row with its share as a bar. */
export function FiguresTable({ what, rows, currency, nameOf = ({ name }) => name }: FiguresTableProps) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  const money = useMoney(currency);
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const hasOrders = rows.some(({ orders }) => orders !== undefined);
  const isCompared = rows.some(({ amountBefore }) => amountBefore !== null);
  if (rows.length === 0) return <p className="studio-soft">{t('nothing')}</p>;
  return (
    <div className="studio-table-scroll">
      <table className="studio-table report-table">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {hasOrders && (
              <th scope="col" data-number>
                {t('orders')}
              </th>
            )}
            <th scope="col" data-number>
              {t('pieces')}
            </th>
            <th scope="col" data-number>
              {t('sales')}
            </th>
            {isCompared && (
              <th scope="col" data-number>
                {t('change')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {nameOf(row) || t('unnamed')}
                <span className="report-share" style={{ width: `${(row.amount / most) * 100}%` }} />
              </th>
              {hasOrders && <td data-number>{format.number(row.orders ?? 0)}</td>}
              <td data-number>{format.number(row.pieces)}</td>
              <td data-number>{money(row.amount)}</td>
              {isCompared && (
                <td data-number>
                  <Change now={row.amount} before={row.amountBefore} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
