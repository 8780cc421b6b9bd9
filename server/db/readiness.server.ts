import type { Database } from './database.server.ts';

const WITHIN_MS = 300;

/**
 * Whether the database responds, known within `withinMs` of the first question whatever it does: refuse, hang or let no connection go. One check runs
 * at a time, so that the checks of a load balancer do not pile up while it hangs.
 */
export function createReadinessCheck(
  { pool }: Pick<Database, 'pool'>,
  withinMs = WITHIN_MS,
): () => Promise<boolean> {
  let running: { answer: Promise<boolean>; since: number } | null = null;

  function check() {
    running ??= {
      since: performance.now(),
      answer: pool
        .query('select 1')
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          running = null;
        }),
    };
    return running;
  }

  return () => {
    const { answer, since } = check();
    const tooLate = Promise.withResolvers<boolean>();
    // Those who ask later wait for what is left of the time of the running check.
    const timer = setTimeout(() => tooLate.resolve(false), since + withinMs - performance.now());
    return Promise.race([answer, tooLate.promise]).finally(() => clearTimeout(timer));
  };
}
