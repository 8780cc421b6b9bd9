import { useFormatter, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
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
    <div className="report-table">
      <StudioTable
        columns={[
          what,
          ...(hasOrders ? [t('orders')] : []),
          t('pieces'),
          t('sales'),
          ...(isCompared ? [t('change')] : []),
        ]}
      >
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {nameOf(row) || t('unnamed')}
              <span className="report-share" style={{ width: `${(row.amount / most) * 100}%` }} />
            </th>
            {hasOrders && <td>{format.number(row.orders ?? 0)}</td>}
            <td>{format.number(row.pieces)}</td>
            <td>{money(row.amount)}</td>
            {isCompared && (
              <td>
                <Change now={row.amount} before={row.amountBefore} />
              </td>
            )}
          </tr>
        ))}
      </StudioTable>
    </div>
  );
}
