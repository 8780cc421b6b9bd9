export class QueueFull extends Error {}

export interface WorkQueue {
  /** Background jobs run when no visitor waits. A job that finds no place is rejected with `QueueFull`. */
  run<T>(job: () => Promise<T>, options?: { isBackground?: boolean }): Promise<T>;
  /** Jobs that visitors wait for and that have not begun. */
  readonly waiting: number;
}

/** Runs a few jobs at once and queues a bounded number; further jobs are rejected, so that load cannot pile up. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const visitors: (() => void)[] = [];
  const background: (() => void)[] = [];
  let running = 0;

  return {
    async run(job, { isBackground = false } = {}) {
      if (running >= atOnce) {
        const queued = isBackground ? background : visitors;
        if (queued.length >= waiting) throw new QueueFull('work queue is full');
        await new Promise<void>((resolve) => queued.push(resolve));
      } else {
        running++;
      }
      try {
        return await job();
      } finally {
        const next = visitors.shift() ?? background.shift();
        if (next) next();
        else running--;
      }
    },
    get waiting() {
      return visitors.length;
    },
  };
}
