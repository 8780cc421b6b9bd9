import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { StatusMark } from '#app/admin/content/studio-table.tsx';
import { ListTable } from '#app/admin/resource/list-table.tsx';
import type { JobState, StoredJob } from '#server/jobs/job-store.server.ts';
import { Button } from '#ui/button.tsx';
import { intervalOf } from './interval-of.ts';

/** A job with its dates as the loader sends them. */
export type ShownJob = Omit<StoredJob, 'runAt' | 'startedAt' | 'finishedAt'> & {
  runAt: string;
  startedAt: string | null;
  finishedAt: string | null;
};

const CHANGES: readonly {
  change: 'retry' | 'cancel';
  variant: 'secondary' | 'quiet';
  from: readonly JobState[];
}[] = [
  { change: 'retry', variant: 'secondary', from: ['waiting', 'failed', 'cancelled', 'paused'] },
  { change: 'cancel', variant: 'quiet', from: ['waiting', 'running'] },
];

export function JobList({ id, title, jobs }: { id: string; title: string; jobs: readonly ShownJob[] }) {
  const t = useTranslations('jobs');
  const format = useFormatter();
  const moment = (text: string) =>
    format.dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section className="report-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {jobs.length === 0 ? (
        <p className="studio-soft">{t('none')}</p>
      ) : (
        <ListTable
          caption={title}
          rows={jobs.map((job) => ({ id: String(job.id), job }))}
          columns={[
            {
              name: 'job',
              label: t('job'),
              cell: ({ job: { kind, key, everyMs } }) => (
                <>
                  <strong>{key ? `${kind} (${key})` : kind}</strong>
                  {everyMs !== null && <span className="studio-soft">{everyText(t, everyMs)}</span>}
                </>
              ),
            },
            {
              name: 'state',
              label: t('state'),
              cell: ({ job: { state } }) => <StatusMark status={state} name={t(`states.${state}`)} />,
            },
            {
              name: 'next',
              label: t('nextRun'),
              cell: ({ job: { state, runAt } }) => (state === 'waiting' ? moment(runAt) : '–'),
            },
            { name: 'last', label: t('lastRun'), cell: ({ job }) => <LastRun job={job} moment={moment} /> },
            { name: 'actions', label: t('actions'), cell: ({ job }) => <JobActions job={job} /> },
          ]}
        />
      )}
    </section>
  );
}

function everyText(t: ReturnType<typeof useTranslations<'jobs'>>, everyMs: number): string {
  const { unit, count } = intervalOf(everyMs);
  return t(`every.${unit}`, { count });
}

function LastRun({ job, moment }: { job: ShownJob; moment: (text: string) => string }) {
  const t = useTranslations('jobs');
  const { startedAt, finishedAt, result, failure, tries, maxTries } = job;
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000 : 0;
  return (
    <>
      {finishedAt ? t('took', { at: moment(finishedAt), seconds: Math.max(0, seconds) }) : '–'}
      {result && <span className="studio-soft">{result}</span>}
      {failure && (
        <span role="note" className="order-warning">
          {t('failure', { failure, tries, maxTries })}
        </span>
      )}
    </>
  );
}

function JobActions({ job: { id, kind, state } }: { job: ShownJob }) {
  const t = useTranslations('jobs');
  return (
    <Form method="post" className="studio-actions">
      <input type="hidden" name="id" value={id} />
      {CHANGES.filter(({ from }) => from.includes(state)).map(({ change, variant }) => (
        <Button
          key={change}
          type="submit"
          name="change"
          value={change}
          variant={variant}
          size="small"
          aria-label={t(`${change}This`, { kind })}
        >
          {t(change)}
        </Button>
      ))}
    </Form>
  );
}
