export class QueueFull extends Error {}

/** Runs a few jobs at once and keeps a bounded line; beyond that it says no, so that load can't pile up. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  return {
    async run<T>(job: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new QueueFull('the line is full');
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running++;
      }
      try {
        return await job();
      } finally {
        const next = line.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
