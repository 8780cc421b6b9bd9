export class QueueFull extends Error {}

export interface WorkQueue {
  /** Background jobs run when no visitor waits. A job that finds no place is rejected with `QueueFull`. */
  run<T>(job: () => Promise<T>, options?: { isBackground?: boolean }): Promise<T>;
  /** Jobs that visitors wait for and that have not begun. */
  readonly waiting: number;
  /** Whether a job for a visitor would begin at once. */
  readonly isFree: boolean;
}

/** Runs a few jobs at once and queues a bounded number; further jobs are rejected, so that load cannot pile up. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const visitors: (() => void)[] = [];
  const background: (() => void)[] = [];
  let running = 0;
  let inBackground = 0;
  /** One place stays free for visitors, where there are several. */
  const mostInBackground = Math.max(1, atOnce - 1);
  const canRun = (isBackground: boolean) =>
    running < atOnce && !(isBackground && (inBackground >= mostInBackground || visitors.length > 0));

  function begin(isBackground: boolean) {
    running++;
    if (isBackground) inBackground++;
  }

  function end(isBackground: boolean) {
    running--;
    if (isBackground) inBackground--;
    for (const [queued, ofBackground] of [
      [visitors, false],
      [background, true],
    ] as const) {
      while (queued.length > 0 && canRun(ofBackground)) {
        begin(ofBackground);
        queued.shift()?.();
      }
    }
  }

  return {
    async run(job, { isBackground = false } = {}) {
      if (canRun(isBackground)) {
        begin(isBackground);
      } else {
        const queued = isBackground ? background : visitors;
        if (queued.length >= waiting) throw new QueueFull('work queue is full');
        // Who is taken from the queue has begun already.
        await new Promise<void>((resolve) => queued.push(resolve));
      }
      try {
        return await job();
      } finally {
        end(isBackground);
      }
    },
    get waiting() {
      return visitors.length;
    },
    get isFree() {
      return running < atOnce;
    },
  };
}
