// Starts an OpenSearch cluster on this machine, for development: `npm run opensearch [-- --nodes 3 --port 9500]`.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countNodes, ensureOpenSearch, FOLDER, nodeArguments } from './opensearch/node.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '9500' },
    heap: { type: 'string', default: '512m' },
  },
});
const nodes = Number(values.nodes);
const port = Number(values.port);
const print = (sentence: string) => console.log(`  ${sentence}`);
ensureOpenSearch();

const data = path.join(FOLDER, 'data');
rmSync(data, { recursive: true, force: true });
const children = Array.from({ length: nodes }, (_, number) => {
  const folder = path.join(data, `node-${number}`);
  mkdirSync(folder, { recursive: true });
  const args = nodeArguments({ number, nodes, port, folder, heap: values.heap });
  const child = spawn('java', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('exit', (code, signal) => print(`node-${number} (pid ${child.pid}) ended: ${signal ?? code}`));
  return child;
});
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

const urls = Array.from({ length: nodes }, (_, number) => `http://127.0.0.1:${port + number}`);
for (const deadline = Date.now() + 300_000; ; ) {
  if (Date.now() > deadline || children.every(({ exitCode }) => exitCode !== null)) {
    stop();
    throw new Error('The cluster did not start; see the lines above.');
  }
  if ((await countNodes(urls[0] ?? '', nodes)) === nodes) break;
  await new Promise((resolve) => setTimeout(resolve, 500));
}
print(
  `${nodes} nodes are running (${children.map(({ pid }, number) => `node-${number} is pid ${pid}`).join(', ')}).`,
);
print(`OPENSEARCH_URL=${urls.join(',')}`);
print('Ctrl-C stops them; their data is not kept.');
