import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { StatusMark } from '#app/admin/content/studio-table.tsx';
import { AddressLines } from '#app/admin/orders/address-lines.tsx';
import { Fact } from '#app/admin/orders/order-side.tsx';
import type { CustomerPage as Customer } from '#commerce/customers/staff-customers.server.ts';
import type { OrderState } from '#commerce/orders/order-state.ts';
import type { ReturnState } from '#commerce/orders/return-request.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';

interface CustomerPageProps {
  customer: Customer;
  actionKey: string;
  mayWrite: boolean;
  problem: string | null;
  done: string | null;
}

/** Everything about one customer, and what can be done with the account. */
export function CustomerPage({ customer, actionKey, mayWrite, problem, done }: CustomerPageProps) {
  const t = useTranslations('staff-customers');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const name = `${customer.firstName} ${customer.lastName}`;
  const state = customer.deactivatedAt ? 'deactivated' : customer.emailConfirmedAt ? 'active' : 'unconfirmed';
  const message = problem ? textOf(t, 'problems', problem) : done && textOf(t, 'done', done);
  return (
    <main id="content" tabIndex={-1} className="studio-main order-page">
      <title>{name}</title>
      <p>
        <Link to="/staff/customers" className="text-link">
          {t('title')}
        </Link>
      </p>
      <div className="studio-head">
        <div>
          <h1 className="heading">{name}</h1>
          <p className="studio-soft order-facts">
            <StatusMark status={state} name={t(`states.${state}`)} />
            <span>{customer.email}</span>
            <span>{t('since', { date: day(customer.createdAt) })}</span>
          </p>
        </div>
      </div>
      {message && (
        <div className="studio-notice" role={problem ? 'alert' : 'status'}>
          <p>{message}</p>
        </div>
      )}
      <div className="order-columns">
        <div className="order-main">
          <Orders customer={customer} />
          <Returns customer={customer} />
          <Emails customer={customer} />
          <Notes {...{ customer, actionKey, mayWrite }} />
        </div>
        <aside className="order-side" aria-label={t('account')}>
          <Fact title={t('account')}>
            <p>{t('points', { count: customer.rewardsPoints })}</p>
            {customer.premierUntil && <p>{t('premier', { date: day(customer.premierUntil) })}</p>}
            <p className="studio-soft">
              {customer.emailConfirmedAt
                ? t('confirmed', { date: day(customer.emailConfirmedAt) })
                : t('states.unconfirmed')}
            </p>
          </Fact>
          <Fact title={t('addresses')}>
            {customer.addresses.length === 0 && <p className="studio-soft">{t('none')}</p>}
            {customer.addresses.map(({ address, isDefault }) => (
              <div key={JSON.stringify(address)} className="customer-address">
                {isDefault && <p className="studio-soft">{t('defaultAddress')}</p>}
                <AddressLines address={address} />
              </div>
            ))}
          </Fact>
          <Fact title={t('consent')}>
            <p className="studio-soft">{t('consentText')}</p>
            {customer.restockWishes.map(({ sku, label }) => (
              <p key={sku}>{t('restock', { what: `${sku} (${label})` })}</p>
            ))}
          </Fact>
          {mayWrite && <AccountActions {...{ customer, actionKey }} />}
        </aside>
      </div>
    </main>
  );
}

type Texts = ReturnType<typeof useTranslations<'staff-customers'>>;

function textOf(t: Texts, group: 'problems' | 'done', name: string): string | null {
  const key = `${group}.${name}` as 'problems.unknown';
  if (t.has(key)) return t(key);
  return group === 'problems' ? t('problems.unknown') : null;
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="order-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Orders({ customer }: { customer: Customer }) {
  const t = useTranslations('staff-customers');
  const states = useTranslations('account.orderState');
  const format = useFormatter();
  const locale = useLocale();
  const { orders, orderCount, guestOrderCount, email } = customer;
  const search = `/staff/orders?${new URLSearchParams({ q: email })}`;
  return (
    <Card id="customer-orders" title={t('orders', { count: orderCount })}>
      {orders.length === 0 && <p className="studio-soft">{t('none')}</p>}
      <ul className="order-rows">
        {orders.map(({ number, state, placedAt, total, currency }) => (
          <li key={number}>
            <span>
              <Link to={`/staff/orders/${number}`} className="text-link">
                {number}
              </Link>
            </span>
            <StatusMark status={state} name={states(state as OrderState)} />
            <span className="studio-soft">
              {format.dateTime(new Date(placedAt), { dateStyle: 'medium' })}
            </span>
            <span className="order-amount">
              {formatMoney({ centAmount: total, currencyCode: currency }, locale)}
            </span>
          </li>
        ))}
      </ul>
      {(orderCount > orders.length || guestOrderCount > 0) && (
        <p>
          <Link to={search} className="text-link">
            {guestOrderCount > 0 ? t('guestOrders', { count: guestOrderCount }) : t('allOrders')}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Returns({ customer }: { customer: Customer }) {
  const t = useTranslations('staff-customers');
  const orders = useTranslations('staff-orders');
  const format = useFormatter();
  const locale = useLocale();
  if (customer.returns.length === 0) return null;
  return (
    <Card id="customer-returns" title={orders('returns')}>
      <ul className="order-rows">
        {customer.returns.map(({ number, state, amount, currency, requestedAt }) => (
          <li key={`${number} ${requestedAt}`}>
            <span>
              <Link to={`/staff/orders/${number}`} className="text-link">
                {t('returnOf', { number })}
              </Link>
            </span>
            <span className="studio-soft">
              {format.dateTime(new Date(requestedAt), { dateStyle: 'medium' })} ·{' '}
              {orders(`returnStates.${state as ReturnState}`)}
            </span>
            <span className="order-amount">
              {formatMoney({ centAmount: amount, currencyCode: currency }, locale)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Emails({ customer }: { customer: Customer }) {
  const t = useTranslations('staff-customers');
  const format = useFormatter();
  return (
    <Card id="customer-emails" title={t('emails')}>
      {customer.emails.length === 0 && <p className="studio-soft">{t('none')}</p>}
      <ul className="order-rows">
        {customer.emails.map(({ id, subject, createdAt, sentAt, failure, number }) => (
          <li key={id}>
            <span>
              {number ? (
                <Link to={`/staff/orders/${number}`} className="text-link">
                  {subject}
                </Link>
              ) : (
                subject
              )}
              {failure && <span className="order-warning">{failure}</span>}
            </span>
            <span className="studio-soft">
              {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
              {t(sentAt ? 'sent' : 'notSent')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ActionFields({ intent, actionKey }: { intent: string; actionKey: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={`${intent}:${actionKey}`} />
    </>
  );
}

function Notes({
  customer,
  actionKey,
  mayWrite,
}: Pick<CustomerPageProps, 'customer' | 'actionKey' | 'mayWrite'>) {
  const t = useTranslations('staff-customers');
  const orders = useTranslations('staff-orders');
  const format = useFormatter();
  return (
    <Card id="customer-notes" title={t('notes')}>
      {mayWrite && (
        <Form method="post" className="studio-form">
          <ActionFields intent="note" actionKey={actionKey} />
          <TextAreaField
            key={customer.events.length}
            label={orders('note')}
            name="text"
            maxLength={2000}
            required
          />
          <div>
            <Button type="submit" variant="secondary" size="small">
              {orders('addNote')}
            </Button>
          </div>
        </Form>
      )}
      <ol className="order-timeline">
        {customer.events.map(({ id, at, who, action, text }) => (
          <li key={id} data-kind={action}>
            <p>
              <strong>
                {t.has(`events.${action}` as 'events.note') ? t(`events.${action}` as 'events.note') : action}
              </strong>
            </p>
            {text && <p className="order-event-line">{text}</p>}
            <p className="studio-soft">
              <time dateTime={at}>
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>{' '}
              · {who}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function AccountActions({ customer, actionKey }: Pick<CustomerPageProps, 'customer' | 'actionKey'>) {
  const t = useTranslations('staff-customers');
  const orders = useTranslations('staff-orders');
  const intent = customer.deactivatedAt ? 'reactivate' : 'deactivate';
  const isStaff = customer.role !== 'customer';
  return (
    <section className="order-card" aria-labelledby="customer-actions">
      <h2 id="customer-actions">{orders('actions')}</h2>
      <form method="post" action={`/staff/customer-data/${customer.id}`} className="order-action">
        <Button type="submit" variant="link">
          {t('export')}
        </Button>
      </form>
      {!isStaff && (
        <details className="order-action" name="customer-action">
          <summary>{t(`${intent}.title`)}</summary>
          <Form method="post" className="studio-form">
            <ActionFields intent={intent} actionKey={actionKey} />
            <p className="studio-soft">{t(`${intent}.text`)}</p>
            <TextField
              label={orders('reason')}
              name="text"
              maxLength={500}
              optionalLabel={orders('optional')}
            />
            <div>
              <Button type="submit" size="small">
                {t(`${intent}.title`)}
              </Button>
            </div>
          </Form>
        </details>
      )}
      {!isStaff && (
        <details className="order-action" name="customer-action">
          <summary>{t('erase.title')}</summary>
          <Form method="post" className="studio-form">
            <ActionFields intent="erase" actionKey={actionKey} />
            <p className="studio-soft">{t('erase.text')}</p>
            <TextField
              label={t('erase.confirm', { email: customer.email })}
              name="text"
              autoComplete="off"
              required
            />
            <div>
              <Button type="submit" size="small">
                {t('erase.title')}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}
