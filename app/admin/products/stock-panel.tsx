import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { PanelProps } from '#app/admin/resource/resource-panels.tsx';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { type ListedAdjustment, STOCK_REASONS } from '#commerce/catalogue/stock-resource.ts';

/** Why the stock of a variant was corrected. */
export function StockPanel({ body, record }: PanelProps) {
  const t = useTranslations('staff-products');
  const label = useLabel();
  const format = useFormatter();
  const adjustments = (record?.extra ?? []) as ListedAdjustment[];
  return (
    <section aria-labelledby="stock-past">
      <h2 id="stock-past" className="studio-side-title">
        {label('Stock adjustments')}
      </h2>
      <p>
        <Link to={`/staff/products/${encodeURIComponent(String(body.productKey))}`} className="text-link">
          {String(body.product)}
        </Link>
      </p>
      {adjustments.length === 0 && <p className="studio-soft">{t('noAdjustments')}</p>}
      <ol className="studio-history">
        {adjustments.map(({ at, change, quantity, reason, note, who }) => (
          <li key={at}>
            <div>
              <strong>
                {format.number(change, { signDisplay: 'always' })} → {format.number(quantity)}
              </strong>{' '}
              {label(STOCK_REASONS[reason])}
              {note && ` · ${note}`}
              <span className="studio-soft">
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}, {who}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
