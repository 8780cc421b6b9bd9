export class QueueFull extends Error {}

/** Runs a few jobs at once and queues a bounded number; further jobs are rejected, so that load cannot pile up. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queued: (() => void)[] = [];
  let running = 0;

  return {
    async run<T>(job: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        if (queued.length >= waiting) throw new QueueFull('work queue is full');
        await new Promise<void>((resolve) => queued.push(resolve));
      } else {
        running++;
      }
      try {
        return await job();
      } finally {
        const next = queued.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
