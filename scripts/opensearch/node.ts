import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const FOLDER = path.resolve(import.meta.dirname, '../../.cache/opensearch');
const library = path.join(FOLDER, 'lib');

/** Downloads OpenSearch once. */
export function ensureOpenSearch(): void {
  for (const tool of ['java', 'mvn']) {
    if (spawnSync(tool, ['-version']).error)
      throw new Error(
        `A cluster needs ${tool}: install a JDK of 17 or newer and Maven (Debian: openjdk-17-jdk-headless, maven).`,
      );
  }
  if (existsSync(library) && readdirSync(library).length > 0) return;
  console.log('  Downloading OpenSearch (once)');
  const pom = path.join(import.meta.dirname, 'pom.xml');
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${library}`];
  const { status } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Fetching OpenSearch failed; see the lines above.');
}

interface NodeOptions {
  number: number;
  nodes: number;
  /** The first node listens on it, the next on the port after it. */
  port: number;
  folder: string;
  heap?: string;
}

/** The arguments of Java for one node of a cluster. */
export function nodeArguments({ number, nodes, port, folder, heap = '512m' }: NodeOptions): string[] {
  const program = path.join(import.meta.dirname, 'Node.java');
  const args = [number, nodes, port, folder].map(String);
  return [`-Xms${heap}`, `-Xmx${heap}`, '-cp', `${library}/*`, program, ...args];
}

/** How many nodes the cluster has, as the node at this address knows; 0 while it does not answer. */
export async function countNodes(url: string, awaited: number): Promise<number> {
  const response = await fetch(`${url}/_cluster/health?wait_for_nodes=${awaited}&timeout=2s`).catch(
    () => null,
  );
  const health = await response?.json().catch(() => null);
  return health?.number_of_nodes ?? 0;
}
