import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { StaffSession } from '#commerce/customers/sessions.server.ts';
import { describeUserAgent } from '#commerce/staff/describe-user-agent.ts';

interface SessionListProps {
  sessions: readonly Serialised<StaffSession>[];
  /** The session of the browser that looks at it. */
  currentId: string | null;
  /** What ends one of them. */
  end: (id: string) => ReactNode;
}

/** The browsers in which an account is signed in. */
export function SessionList({ sessions, currentId, end }: SessionListProps) {
  const t = useTranslations('staff-security');
  const format = useFormatter();
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  if (sessions.length === 0) return <p className="studio-soft">{t('noSessions')}</p>;
  return (
    <ul className="order-rows">
      {sessions.map(({ id, client, userAgent, createdAt, seenAt }) => (
        <li key={id}>
          <span>
            <strong>{describeUserAgent(userAgent)}</strong>
            <br />
            <span className="studio-soft">
              {t('session', { place: client || '–', since: moment(createdAt), seen: moment(seenAt) })}
            </span>
          </span>
          {id === currentId ? <span className="studio-soft">{t('thisOne')}</span> : end(id)}
        </li>
      ))}
    </ul>
  );
}
