import { useLocale, useTranslations } from 'use-intl';
import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { Picture } from '#ui/picture.tsx';
import { useMoney, variantOf } from './order-text.ts';

const PROGRESS = ['open', 'shipped', 'cancelled', 'announced', 'returned', 'refunded'] as const;

/** What was ordered, and how far each line is. */
export function OrderLines({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const locale = useLocale();
  const money = useMoney(order.currency);
  return (
    <section className="order-card" aria-labelledby="order-items">
      <h2 id="order-items">{t('items')}</h2>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.lineId}>
            <span className="order-picture">
              {line.picture && (
                <Picture
                  src={line.picture.src}
                  alt=""
                  ratio={line.picture.ratio}
                  tone={line.picture.tone}
                  sizes="56px"
                  widths={[80, 120, 180]}
                />
              )}
            </span>
            <div className="order-line-text">
              <p className="order-line-name">{line.name}</p>
              <p className="studio-soft">
                {[line.brand, variantOf(line), line.sku].filter(Boolean).join(' · ')}
              </p>
              {describeCustomFields(line, locale).map(({ apiName, label, value }) => (
                <p key={apiName} className="order-custom">
                  {label ? `${label}: ${value}` : value}
                </p>
              ))}
              {line.isSubscription && <p className="studio-soft">{t('subscription')}</p>}
              {line.preorderUntil && (
                <p className="studio-soft">{t('preorder', { date: line.preorderUntil })}</p>
              )}
              <p className="order-chips">
                {PROGRESS.filter((name) => line.progress[name] > 0).map((name) => (
                  <span key={name} data-progress={name}>
                    {t(`progress.${name}`, { count: line.progress[name] })}
                  </span>
                ))}
              </p>
            </div>
            <p className="order-line-price">
              <span className="studio-soft">
                {line.quantity} × {money(line.unitPrice)}
              </span>
              <strong>{line.isGift ? t('gift') : money(line.net)}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
