import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { runWorkers } from '#server/workers.server.ts';

/** Two processes that say who they are on one port, as the shop does with WORKERS=2. */
if (cluster.isPrimary) {
  const onListening = (port: number) => void process.send?.({ port });
  process.exit(await runWorkers({ count: 2, onListening, onDeath: () => {}, restartMs: 10 }));
}
process.on('SIGTERM', () => process.exit(0));
const server = createServer((request, response) => {
  response.setHeader('connection', 'close');
  response.end(String(process.pid));
  if (request.url === '/die') process.exit(1);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
