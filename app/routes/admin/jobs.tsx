import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as v from 'valibot';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { JobList } from '#app/admin/jobs/job-list.tsx';
import { shopContext } from '#app/context.ts';
import { readForm } from '../read-form.ts';
import type { Route } from './+types/jobs';
import { requireActor } from './actor.ts';

const form = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  change: v.picklist(['retry', 'cancel']),
});

/** What the shop does in the background, for admins. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'settings.write');
  return { jobs: toSerialised(await context.get(shopContext).jobs.list()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireActor(context, 'settings.write');
  const parsed = v.safeParse(form, Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data({ isInvalid: true }, { status: 422 });
  const { id, change } = parsed.output;
  const {
    jobs,
    content: { audit },
  } = context.get(shopContext);
  if (await jobs[change](id)) {
    const note = { who: email, role, client, outcome: 'done' } as const;
    await audit.record({ ...note, action: `job ${change}`, subject: `job ${id}` });
  }
  // A job that has ended meanwhile cannot be changed; the list shows its state either way.
  return redirect('.', 303);
}

export default function StaffJobs({ loaderData: { jobs } }: Route.ComponentProps) {
  const t = useTranslations('jobs');
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <p className="report-lead">{t('about')}</p>
      <div className="report-stack">
        <JobList id="queued" title={t('queued')} jobs={jobs.filter(({ everyMs }) => everyMs === null)} />
        <JobList id="repeated" title={t('repeated')} jobs={jobs.filter(({ everyMs }) => everyMs !== null)} />
      </div>
    </main>
  );
}
