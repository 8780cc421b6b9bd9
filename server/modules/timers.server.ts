import type { Logger } from 'pino';

/** Tasks that a module repeats for as long as it runs. */
export interface Timers {
  /** Does not keep the process alive. A run that fails is logged as `what`; the next one comes all the same. */
  every(ms: number, what: string, task: () => Promise<unknown>): void;
  stop(): void;
}

export function createTimers(log: Logger): Timers {
  const timers: NodeJS.Timeout[] = [];
  return {
    every(ms, what, task) {
      const timer = setInterval(() => {
        task().catch((error) => log.error({ err: error }, what));
      }, ms);
      timer.unref();
      timers.push(timer);
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
