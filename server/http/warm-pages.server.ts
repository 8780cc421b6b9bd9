import cluster, { type Worker } from 'node:cluster';
import type { CachedPage, PageCache } from './page-cache.server.ts';

type Message =
  | { warmPages: 'wanted' }
  | { warmPages: 'give'; to: number }
  | { warmPages: 'given'; to: number; pages: CachedPage[] };

/** More would block the process that gives them while they are copied. */
const MAX_BYTES = 16 * 1024 * 1024;
const GIVE_UP_MS = 2_000;

/** In the process that watches the workers: asks one that serves for its pages, and passes them on. */
export function relayWarmPages(): void {
  const serving = new Set<Worker>();
  cluster.on('exit', (worker) => serving.delete(worker));
  cluster.on('message', (worker, message: Partial<Message> & { port?: number }) => {
    if (message.port !== undefined) serving.add(worker);
    if (message.warmPages === 'wanted') {
      const [giver] = serving;
      if (giver) giver.send({ warmPages: 'give', to: worker.id });
      else worker.send({ warmPages: 'given', to: worker.id, pages: [] });
    }
    if (message.warmPages === 'given' && message.to !== undefined)
      cluster.workers?.[message.to]?.send(message);
  });
}

/** In a worker: fills its cache with what another one has cached, and gives its own pages to those that start later. */
export async function shareWarmPages(pageCache: PageCache): Promise<number> {
  if (!cluster.isWorker) return 0;
  const { promise: given, resolve } = Promise.withResolvers<CachedPage[]>();
  process.on('message', (message: Message) => {
    if (message.warmPages === 'given') resolve(message.pages);
    if (message.warmPages === 'give')
      process.send?.({ warmPages: 'given', to: message.to, pages: pageCache.recent(MAX_BYTES) });
  });
  const timer = setTimeout(resolve, GIVE_UP_MS, []);
  return pageCache.warmUp(async () => {
    process.send?.({ warmPages: 'wanted' });
    return given.finally(() => clearTimeout(timer));
  });
}
