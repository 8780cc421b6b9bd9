import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { StaffOrderPage, TimelineEntry } from '#commerce/orders/order-page.server.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { ActionFields } from './action-fields.tsx';
import { useEventText } from './order-text.ts';

interface OrderTimelineProps {
  order: StaffOrderPage;
  actionKey: string;
  mayWrite: boolean;
}

/** Who did what and when, which emails were sent, and notes for colleagues. */
export function OrderTimeline({ order, actionKey, mayWrite }: OrderTimelineProps) {
  const t = useTranslations('staff-orders');
  return (
    <section className="order-card" aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      {mayWrite && (
        <Form method="post" className="studio-form">
          <ActionFields {...{ order, actionKey }} intent="note" />
          <TextAreaField
            // Emptied when the note is in the timeline.
            key={order.timeline.length}
            label={t('note')}
            name="text"
            maxLength={2000}
            required
          />
          <div>
            <Button type="submit" variant="secondary" size="small">
              {t('addNote')}
            </Button>
          </div>
        </Form>
      )}
      <ol className="order-timeline">
        {order.timeline.map((entry) => (
          <li key={entry.id} data-kind={entry.kind === 'email' ? 'email' : entry.action}>
            {entry.kind === 'email' ? (
              <EmailEntry {...{ order, actionKey, mayWrite, entry }} />
            ) : (
              <EventEntry {...{ order, entry }} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type EntryOf<Kind> = Extract<TimelineEntry, { kind: Kind }>;

function Moment({ at, who }: { at: string; who: string }) {
  const format = useFormatter();
  return (
    <p className="studio-soft">
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>{' '}
      · {who}
    </p>
  );
}

function EventEntry({ order, entry }: { order: StaffOrderPage; entry: EntryOf<'event'> }) {
  const t = useTranslations('staff-orders');
  const { title, lines } = useEventText(order)(entry);
  const who = entry.who ?? t(entry.actor === 'customer' ? 'byCustomer' : 'bySystem');
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {lines.map((line) => (
        <p key={line} className="order-event-line">
          {line}
        </p>
      ))}
      <Moment at={entry.at} who={who} />
    </>
  );
}

function EmailEntry({ order, actionKey, mayWrite, entry }: OrderTimelineProps & { entry: EntryOf<'email'> }) {
  const t = useTranslations('staff-orders');
  const { recipient, failure, sentAt } = entry;
  const status = sentAt
    ? t('emailSent', { recipient })
    : failure
      ? t('emailFailed', { recipient, failure })
      : t('emailQueued', { recipient });
  return (
    <>
      <p>
        <strong>{entry.subject}</strong>
      </p>
      <Moment at={entry.at} who={status} />
      <details className="order-email">
        <summary>{t('showEmail')}</summary>
        <pre>{entry.body}</pre>
        {mayWrite && (
          <Form method="post">
            <ActionFields {...{ order }} actionKey={`${actionKey}:${entry.emailId}`} intent="resend" />
            <input type="hidden" name="email" value={entry.emailId} />
            <Button type="submit" variant="secondary" size="small">
              {t('resend')}
            </Button>
          </Form>
        )}
      </details>
    </>
  );
}
