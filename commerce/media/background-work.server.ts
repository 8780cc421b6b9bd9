export interface BackgroundWork {
  /** Adds a job; a name that is waiting already is not added again. */
  add(name: string, job: () => Promise<void>): void;
  /** Delays background work, because a request is waiting for a picture. */
  postpone(): void;
  close(): void;
}

/** Runs jobs one at a time after a quiet period without requests. The list is bounded; further jobs are dropped. */
export function createBackgroundWork({ quietMs, most }: { quietMs: number; most: number }): BackgroundWork {
  const jobs = new Map<string, () => Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isClosed = false;

  async function runNext() {
    const [next] = jobs;
    if (!next || isClosed) return;
    const [name, job] = next;
    jobs.delete(name);
    await job().catch(() => {});
    schedule();
  }

  function schedule() {
    if (timer) clearTimeout(timer);
    if (isClosed || jobs.size === 0) return;
    timer = setTimeout(runNext, quietMs);
    timer.unref();
  }

  return {
    add(name, job) {
      if (jobs.size < most && !jobs.has(name)) jobs.set(name, job);
      schedule();
    },
    postpone: schedule,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
