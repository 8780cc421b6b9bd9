import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { countNodes, ensureOpenSearch, nodeArguments } from '../../scripts/opensearch/node.ts';
import { findProgram, type Service, startService } from './services.ts';

/** The cluster lives for minutes: compiling thoroughly would take the cores that the fleet needs. */
const QUICK_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** A cluster of one node a port; ports follow each other. */
export function startOpenSearch(root: string, ports: number[]): Promise<Service>[] {
  ensureOpenSearch();
  const [first = 0] = ports;
  return ports.map((port, number) => {
    const folder = path.join(root, `opensearch-${number + 1}`);
    mkdirSync(folder);
    return startService({
      name: `opensearch-${number + 1}`,
      port,
      dir: root,
      program: findProgram('java'),
      args: [...QUICK_START, ...nodeArguments({ number, nodes: ports.length, port: first, folder })],
      isReady: async () => (await countNodes(`http://127.0.0.1:${port}`, ports.length)) === ports.length,
    });
  });
}
