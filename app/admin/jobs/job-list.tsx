import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import type { JobState, StoredJob } from '#server/jobs/job-store.server.ts';
import { Button } from '#ui/button.tsx';

/** A job with its dates as the loader sends them. */
export type ShownJob = Omit<StoredJob, 'runAt' | 'startedAt' | 'finishedAt'> & {
  runAt: string;
  startedAt: string | null;
  finishedAt: string | null;
};

const CAN_CANCEL: readonly JobState[] = ['waiting', 'running'];
const CAN_RETRY: readonly JobState[] = ['waiting', 'failed', 'cancelled', 'paused'];

export function JobList({ id, title, jobs }: { id: string; title: string; jobs: readonly ShownJob[] }) {
  const t = useTranslations('jobs');
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="heading text-xl">
        {title}
      </h2>
      {jobs.length === 0 && <p className="text-soft mt-2">{t('none')}</p>}
      <ul className="divide-line mt-4 divide-y">
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function JobItem({ job }: { job: ShownJob }) {
  const t = useTranslations('jobs');
  const { locale } = useSite();
  const { id, kind, key, state, everyMs, runAt, startedAt, finishedAt, tries, maxTries, result, failure } =
    job;
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  });
  const moment = (text: string) => moments.format(new Date(text));
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000 : null;
  return (
    <li className="grid items-start gap-2 py-4 text-sm md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.2fr)_auto]">
      <span>
        <strong className="block">{key ? `${kind} (${key})` : kind}</strong>
        {everyMs && <span className="text-soft">{t('every', { seconds: everyMs / 1_000 })}</span>}
      </span>
      <span>{t(`states.${state}`)}</span>
      <span className="text-soft grid gap-1">
        {state === 'waiting' && <span>{t('next', { at: moment(runAt) })}</span>}
        {finishedAt && (
          <span>{t('last', { at: moment(finishedAt), seconds: Math.max(0, seconds ?? 0) })}</span>
        )}
        {result && <span className="break-words">{result}</span>}
        {failure && (
          <span role="note" className="text-sale break-words">
            {t('failure', { failure, tries, maxTries })}
          </span>
        )}
      </span>
      <Form method="post" className="flex gap-2">
        <input type="hidden" name="id" value={id} />
        {CAN_RETRY.includes(state) && (
          <Button
            type="submit"
            name="change"
            value="retry"
            variant="secondary"
            aria-label={t('retryThis', { kind })}
          >
            {t('retry')}
          </Button>
        )}
        {CAN_CANCEL.includes(state) && (
          <Button
            type="submit"
            name="change"
            value="cancel"
            variant="secondary"
            aria-label={t('cancelThis', { kind })}
          >
            {t('cancel')}
          </Button>
        )}
      </Form>
    </li>
  );
}
