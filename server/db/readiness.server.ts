import type { Database } from './database.server.ts';

const WITHIN_MS = 500;

/**
 * Whether the database responds, known within `withinMs` whatever it does: refuse, hang or let no connection go. One check runs
 * at a time, so that the checks of a load balancer do not pile up while it hangs.
 */
export function createReadinessCheck(
  { pool }: Pick<Database, 'pool'>,
  withinMs = WITHIN_MS,
): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;

  function check(): Promise<boolean> {
    running ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = null;
      });
    return running;
  }

  return () => {
    const tooLate = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => tooLate.resolve(false), withinMs);
    return Promise.race([check(), tooLate.promise]).finally(() => clearTimeout(timer));
  };
}
