import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { WorkQueue } from '#commerce/staff/work-queues.server.ts';

interface StaffHomeProps {
  name: string;
  queues: readonly WorkQueue[];
}

/** What needs a person today, each with where it is done. */
export function StaffHome({ name, queues }: StaffHomeProps) {
  const t = useTranslations('staff-shell');
  const format = useFormatter();
  const names: Record<WorkQueue['name'], string> = {
    dispatch: t('queues.dispatch'),
    check: t('queues.check'),
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
      <h2 className="studio-side-title">{t('today')}</h2>
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
    </main>
  );
}
