// Starts an OpenSearch cluster on this machine, for development: `npm run opensearch [-- --nodes 3 --port 9500]`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, print, ROOT } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '9500' },
    heap: { type: 'string', default: '512m' },
  },
});
const nodes = Number(values.nodes);
const port = Number(values.port);
const folder = path.join(ROOT, '.cache/opensearch');
const library = path.join(folder, 'lib');
const source = path.join(ROOT, 'scripts/opensearch');

for (const tool of ['java', 'mvn']) {
  if (spawnSync(tool, ['-version']).error) {
    fail(
      `A cluster needs ${tool}: install a JDK of 17 or newer and Maven (Debian: openjdk-17-jdk-headless, maven).`,
    );
  }
}
if (!existsSync(library) || readdirSync(library).length === 0) {
  print('Downloading OpenSearch (once)');
  const fetched = spawnSync(
    'mvn',
    [
      '-q',
      '-B',
      '-f',
      path.join(source, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${library}`,
    ],
    { stdio: 'inherit' },
  );
  if (fetched.status !== 0) fail('Fetching OpenSearch failed; see the lines above.');
}

const data = path.join(folder, 'data');
rmSync(data, { recursive: true, force: true });
const children = Array.from({ length: nodes }, (_, number) => {
  const base = path.join(data, `node-${number}`);
  mkdirSync(base, { recursive: true });
  const memory = [`-Xms${values.heap}`, `-Xmx${values.heap}`];
  const nodeArgs = [String(number), String(nodes), String(port), base];
  const args = [...memory, '-cp', `${library}/*`, path.join(source, 'Node.java'), ...nodeArgs];
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
    fail('The cluster did not start; see the lines above.');
  }
  const health = await fetch(`${urls[0]}/_cluster/health?wait_for_nodes=${nodes}&timeout=2s`)
    .then((response) => response.json())
    .catch(() => null);
  if (health?.number_of_nodes === nodes) break;
  await new Promise((resolve) => setTimeout(resolve, 500));
}
print(
  `${nodes} nodes are running (${children.map(({ pid }, number) => `node-${number} is pid ${pid}`).join(', ')}).`,
);
print(`OPENSEARCH_URL=${urls.join(',')}`);
print('Ctrl-C stops them; their data is not kept.');
