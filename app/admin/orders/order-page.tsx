import { Link } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { StatusMark } from '#app/admin/content/studio-table.tsx';
import type { EventDetail, OrderAction } from '#commerce/orders/order-event.ts';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderSide } from './order-side.tsx';
import { useEventText } from './order-text.ts';
import { OrderTimeline } from './order-timeline.tsx';

/** What became of the last action. */
export interface ActionOutcome {
  intent: string;
  problem: string | null;
  /** What other people did meanwhile. */
  since: { id: number; who: string | null; action: OrderAction; detail: EventDetail }[] | null;
  addressErrors: { field: string; messageKey: string }[];
}

export interface OrderPageProps {
  order: StaffOrderPage;
  /** A request that is sent twice carries it twice and acts once. */
  actionKey: string;
  may: { write: boolean; refund: boolean; customers: boolean };
  outcome: ActionOutcome | null;
  done: string | null;
}

/** Everything about one order, and everything that can be done with it. */
export function OrderPage({ order, actionKey, may, outcome, done }: OrderPageProps) {
  const t = useTranslations('staff-orders');
  const states = useTranslations('account.orderState');
  const format = useFormatter();
  const locale = useLocale();
  const { number } = order;
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(order.locale) ?? order.locale;
  const needsReview = order.payments.some((payment) => payment.needsReview);
  return (
    <main id="content" tabIndex={-1} className="studio-main order-page">
      <title>{t('order', { number })}</title>
      <p>
        <Link to="/staff/orders" className="text-link">
          {t('title')}
        </Link>
      </p>
      <div className="studio-head">
        <div>
          <h1 className="heading">{t('order', { number })}</h1>
          <p className="studio-soft order-facts">
            <StatusMark status={order.state} name={states(order.state)} />
            <span>{order.brandName}</span>
            <span>
              {t('placed', {
                date: format.dateTime(new Date(order.placedAt), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
            <span>{t('language', { language })}</span>
          </p>
        </div>
        <div className="studio-actions">
          <a
            href={`/staff/order-documents?kind=slip&number=${number}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('packingSlip')}
          </a>
          <a
            href={`/staff/order-documents?kind=pick&number=${number}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('pickList')}
          </a>
        </div>
      </div>
      <Outcome order={order} outcome={outcome} done={done} />
      {needsReview && (
        <p className="studio-notice" role="note">
          {t('needsReview')}
        </p>
      )}
      <div className="order-columns">
        <div className="order-main">
          <OrderLines order={order} />
          {may.write && (
            <OrderActions
              // A new version is a new page: nothing that was entered for the old one stays.
              key={order.version}
              order={order}
              actionKey={actionKey}
              mayRefund={may.refund}
              outcome={outcome}
            />
          )}
          <OrderMoney order={order} />
          <OrderParcels order={order} />
          <OrderTimeline order={order} actionKey={actionKey} mayWrite={may.write} />
        </div>
        <OrderSide order={order} mayOpenCustomer={may.customers} />
      </div>
    </main>
  );
}

function Outcome({ order, outcome, done }: Pick<OrderPageProps, 'order' | 'outcome' | 'done'>) {
  const t = useTranslations('staff-orders');
  const describe = useEventText(order);
  if (outcome?.since)
    return (
      <div className="studio-notice" role="alert">
        <p>{t('conflict')}</p>
        <ul>
          {outcome.since.map(({ id, who, action, detail }) => {
            const { title, lines } = describe({ action, detail });
            return <li key={id}>{[who ?? t('bySystem'), title, ...lines].join(' · ')}</li>;
          })}
        </ul>
        <p>{t('conflictAgain')}</p>
      </div>
    );
  const problem = outcome?.problem;
  const text = problem
    ? t(
        t.has(`problems.${problem}` as 'problems.unknown')
          ? (`problems.${problem}` as 'problems.unknown')
          : 'problems.unknown',
      )
    : done && t.has(`done.${done}` as 'done.ship')
      ? t(`done.${done}` as 'done.ship')
      : null;
  if (!text) return null;
  return (
    <div className="studio-notice" role={problem ? 'alert' : 'status'}>
      <p>{text}</p>
    </div>
  );
}
