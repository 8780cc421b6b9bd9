import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createPageCache } from '#server/http/page-cache.server.ts';
import { shareWarmPages } from '#server/http/warm-pages.server.ts';
import { runWorkers } from '#server/workers.server.ts';

/** Two processes that say who they are on one port, and who rendered the page, as the shop does with WORKERS=2. */
if (cluster.isPrimary) {
  const onListening = (port: number) => void process.send?.({ port });
  process.exit(await runWorkers({ count: 2, onListening, onDeath: () => {}, restartMs: 10 }));
}
process.on('SIGTERM', () => process.exit(0));
const pageCache = createPageCache({ maxBytes: 1e6 });
const policy = { name: 'test', path: /./, fresh: 1_000, stale: 0, params: [] };
const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(String(process.pid)),
  tags: [],
};
const server = createServer(async (request, response) => {
  if (request.url === '/die') process.exit(1);
  const visit = new Request('http://shop/');
  const cached = await pageCache.respond('/', policy, visit, async () => page);
  response.setHeader('connection', 'close');
  response.end(`${process.pid} ${await cached.response.text()}`);
});
await shareWarmPages(pageCache);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
