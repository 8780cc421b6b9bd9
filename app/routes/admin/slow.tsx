import { useTranslations } from 'use-intl';
import { SlowTable } from '#app/admin/slow/slow-table.tsx';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/slow';
import { requireActor } from './actor.ts';

/** What takes long, on all servers, for admins. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'settings.write');
  const { slowLog, database } = context.get(shopContext);
  return slowLog.read(database);
}

export default function StaffSlow({ loaderData }: Route.ComponentProps) {
  const { pages, statements, counted, slowPageMs, slowStatementMs } = loaderData;
  const t = useTranslations('staff-slow');
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <p className="report-lead">{t('about', { pageMs: slowPageMs, queryMs: slowStatementMs })}</p>
      <div className="report-stack">
        <SlowTable id="pages" title={t('pages')} label={t('page')} entries={pages} />
        <SlowTable id="queries" title={t('queries')} label={t('query')} entries={statements} />
        {counted ? (
          <SlowTable id="counted" title={t('counted')} label={t('query')} entries={counted} />
        ) : (
          <p className="studio-soft">{t('notCounted')}</p>
        )}
      </div>
    </main>
  );
}
