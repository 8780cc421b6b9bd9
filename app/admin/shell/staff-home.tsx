import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#app/admin/orders/order-text.ts';
import { Change } from '#app/admin/reports/change.tsx';
import type { SalesFigures } from '#commerce/reports/read-reports.server.ts';
import type { WorkQueue } from '#commerce/staff/work-queues.server.ts';

interface StaffHomeProps {
  name: string;
  queues: readonly WorkQueue[];
  /** Null for those who may not read reports. */
  today: { currency: string; sales: SalesFigures; before: SalesFigures | null } | null;
}

/** What needs a person today, each with where it is done. */
export function StaffHome({ name, queues, today }: StaffHomeProps) {
  const t = useTranslations('staff-shell');
  const format = useFormatter();
  const names: Record<WorkQueue['name'], string> = {
    dispatch: t('queues.dispatch'),
    check: t('queues.check'),
    payments: t('queues.payments'),
    returns: t('queues.returns'),
    reviews: t('queues.reviews'),
    imports: t('queues.imports'),
    emails: t('queues.emails'),
    stock: t('queues.stock'),
    drafts: t('queues.drafts'),
  };
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('name')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('hello', { name })}</h1>
      </div>
      <h2 className="home-title">{t('today')}</h2>
      {queues.length === 0 && <p className="studio-nothing">{t('nothingToday')}</p>}
      <ul className="home-queues">
        {queues.map((queue) => (
          <li key={queue.name}>
            <Link to={queue.to}>
              <strong>{format.number(queue.count)}</strong>
              <span>{names[queue.name]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {today && <TodaysNumbers {...today} />}
    </main>
  );
}

function TodaysNumbers({ currency, sales, before }: NonNullable<StaffHomeProps['today']>) {
  const t = useTranslations('staff-shell');
  const reports = useTranslations('staff-reports');
  const format = useFormatter();
  const money = useMoney(currency);
  return (
    <section aria-labelledby="todays-numbers">
      <h2 id="todays-numbers" className="home-title">
        {t('numbers')}{' '}
        <Link to="/staff/reports" className="text-link">
          {t('allNumbers')}
        </Link>
      </h2>
      <dl className="report-figures">
        <div>
          <dt>{reports('sales')}</dt>
          <dd>
            <strong>{money(sales.total)}</strong> <Change now={sales.total} before={before?.total ?? null} />
          </dd>
        </div>
        <div>
          <dt>{reports('orders')}</dt>
          <dd>
            <strong>{format.number(sales.orders)}</strong>{' '}
            <Change now={sales.orders} before={before?.orders ?? null} />
          </dd>
        </div>
        <div>
          <dt>{reports('refunded')}</dt>
          <dd>
            <strong>{money(sales.refunded)}</strong>
          </dd>
        </div>
      </dl>
    </section>
  );
}
