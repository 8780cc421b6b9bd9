import cluster, { type Worker } from 'node:cluster';
import { relayWarmPages } from './http/warm-pages.server.ts';

interface Options {
  count: number;
  /** Called when a worker says on which port it listens, for the first time. */
  onListening(port: number): void;
  onDeath(pid: number | undefined, code: number | null, signal: string | null): void;
  /** For tests. */
  restartMs?: number;
}

const RESTART_MS = 1_000;

/**
 * Runs several processes that share one port and their cached pages. The first one prepares the database before the others start; one that dies is
 * replaced. Returns when all have ended, with the code to exit with.
 */
export async function runWorkers({
  count,
  onListening,
  onDeath,
  restartMs = RESTART_MS,
}: Options): Promise<number> {
  let isStopping = false;
  let hasListened = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const workers = () =>
    Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);

  function fork() {
    const worker = cluster.fork();
    worker.on('message', (message: { port?: number }) => {
      if (message.port === undefined || hasListened) return;
      hasListened = true;
      onListening(message.port);
      for (let more = 1; more < count; more++) fork();
    });
  }

  cluster.on('exit', (worker, code, signal) => {
    // A worker that ends before any has listened has a wrong setting, which another try does not change.
    if (isStopping || !hasListened) {
      if (workers().length === 0) end(isStopping ? 0 : code || 1);
      return;
    }
    onDeath(worker.process.pid, code, signal);
    setTimeout(() => {
      if (!isStopping) fork();
    }, restartMs);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      // Ctrl-C reaches the workers too; they ignore the second signal.
      for (const worker of workers()) worker.process.kill('SIGTERM');
      if (workers().length === 0) end(0);
    });
  }
  // Cached pages are bytes.
  cluster.setupPrimary({ serialization: 'advanced' });
  relayWarmPages();
  fork();
  return ended;
}
