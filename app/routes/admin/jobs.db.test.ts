import { createStaticHandler } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createJobs } from '#server/jobs/jobs.server.ts';
import { databaseForTest } from '#tests/database.ts';
import * as route from './jobs.tsx';

const log = { error: () => {}, info: () => {} };

async function openJobsPage(staffRole: 'manager' | 'service' | null) {
  const database = await databaseForTest();
  const jobs = createJobs({ database, log });
  onTestFinished(() => jobs.stop());
  const audit = createAudit(database);
  const customer = staffRole && {
    id: 'c',
    email: 'ada@example.com',
    staffRole,
    staffReach: { brands: null },
  };
  const context = createLoadContext(
    { jobs, content: { audit } } as never,
    { session: { customer: async () => customer }, client: '192.0.2.1', origin: 'http://shop' } as never,
  );
  const { queryRoute } = createStaticHandler([
    { path: '/staff/jobs', loader: route.loader as never, action: route.action as never },
  ]);
  const send = (body?: Record<string, string>) =>
    queryRoute(
      new Request('http://shop/staff/jobs', body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      { requestContext: context },
    ).catch((thrown: Response) => thrown);
  const list = async () =>
    ((await send()) as { jobs: { id: number; kind: string; state: string; failure: string }[] }).jobs;
  return { database, jobs, send, list };
}

describe('the jobs page', () => {
  it('[RUN-07] shows a manager what failed and why, runs it again and cancels it, and is audited', async () => {
    const { database, jobs, send, list } = await openJobsPage('manager');
    let isBroken = true;
    jobs.handle('report', async () => {
      if (isBroken) throw new Error('no paper');
    });
    await jobs.enqueue(database.db, 'report', { maxTries: 1 });
    await jobs.runDue();
    const [failed] = await list();
    expect(failed).toMatchObject({ kind: 'report', state: 'failed', failure: 'no paper' });
    isBroken = false;
    expect(((await send({ id: String(failed?.id), change: 'retry' })) as Response).status).toBe(303);
    await jobs.runDue();
    expect(await list()).toMatchObject([{ state: 'done' }]);
    await jobs.enqueue(database.db, 'report', { runAt: new Date(Date.now() + 60_000) });
    const [waiting] = await list();
    await send({ id: String(waiting?.id), change: 'cancel' });
    expect(await list()).toMatchObject([{ state: 'cancelled' }, { state: 'done' }]);
    const { rows } = await database.pool.query(
      "select action from staff_audit where action like 'job%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['job retry', 'job cancel']);
  });

  it('[RUN-07] does not exist for anybody else, and refuses what it does not know', async () => {
    expect(((await (await openJobsPage('service')).send()) as Response).status).toBe(404);
    expect(((await (await openJobsPage(null)).send()) as Response).status).toBe(404);
    const { send } = await openJobsPage('manager');
    expect(await send({ id: '1; drop table job', change: 'retry' })).toMatchObject({ status: 422 });
  });
});
