import { useTranslations } from 'use-intl';
import type { LineProgress } from '#commerce/orders/fulfilment.ts';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { variantOf } from './order-text.ts';

interface PiecesFieldsProps {
  order: StaffOrderPage;
  /** How many of a line can be chosen. */
  limitOf: (progress: LineProgress) => number;
  /** Whether all are chosen at first. */
  isFull?: boolean;
  /** Several counts for a line, each with a heading: back into stock, written off. */
  columns?: readonly { name: string; label: string; isFull: boolean }[];
}

/** How many pieces of each line; lines without any are left out. */
export function PiecesFields({ order, limitOf, isFull = false, columns }: PiecesFieldsProps) {
  const t = useTranslations('staff-orders');
  const counts = columns ?? [{ name: 'quantity', label: t('quantity'), isFull }];
  return (
    <div className="order-pieces">
      {order.lines.map((line, position) => {
        const limit = limitOf(line.progress);
        if (limit <= 0) return null;
        const variant = variantOf(line);
        return (
          <div key={line.lineId} className="order-piece">
            <span>
              {line.name}
              <span className="studio-soft"> {variant || line.sku}</span>
            </span>
            {counts.map((column) => (
              <label key={column.name}>
                <span className={columns ? 'studio-soft' : 'sr-only'}>
                  {columns ? column.label : t('howMany', { name: line.name, variant })}
                </span>
                <input
                  className="input"
                  type="number"
                  name={`${column.name}.${position}`}
                  aria-label={columns ? `${line.name}, ${variant}: ${column.label}` : undefined}
                  min={0}
                  max={limit}
                  step={1}
                  defaultValue={column.isFull ? limit : 0}
                />
              </label>
            ))}
            <span className="studio-soft">{t('of', { count: limit })}</span>
          </div>
        );
      })}
    </div>
  );
}
