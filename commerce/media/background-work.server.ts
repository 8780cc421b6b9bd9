export interface BackgroundWork {
  /** Remembers a job by name; one that is known already is not added again. */
  offer(name: string, job: () => Promise<void>): void;
  /** Someone is waiting for a picture: background work holds back for a while. */
  holdBack(): void;
  close(): void;
}

/** Does jobs one at a time, and only while nobody waits for anything else. The list is bounded: what is too much is forgotten. */
export function createBackgroundWork({ quietMs, most }: { quietMs: number; most: number }): BackgroundWork {
  const jobs = new Map<string, () => Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isClosed = false;

  async function doNext() {
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
    timer = setTimeout(doNext, quietMs);
    timer.unref();
  }

  return {
    offer(name, job) {
      if (jobs.size < most && !jobs.has(name)) jobs.set(name, job);
      schedule();
    },
    holdBack: schedule,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
