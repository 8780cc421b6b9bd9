import { readdirSync, readFileSync } from 'node:fs';

/** Memory and CPU time so far of a process and its descendants that run Node. */
export function processTree(root: number): { memoryMb: number; cpuSeconds: number } {
  const known = new Map<number, { parent: number; kb: number; ticks: number; isNode: boolean }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const times = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      known.set(Number(name), {
        parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]),
        kb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0),
        // With the processes that have ended: a drawing process is replaced when it has grown.
        ticks: times.slice(11, 15).reduce((sum, time) => sum + Number(time), 0),
        isNode: /Name:\s+(?:node|MainThread)/.test(status),
      });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isInTree = (pid: number): boolean => {
    const parent = known.get(pid)?.parent;
    return pid === root || (parent !== undefined && isInTree(parent));
  };
  const tree = [...known].flatMap(([pid, found]) => (found.isNode && isInTree(pid) ? found : []));
  const sum = (of: (found: (typeof tree)[number]) => number) =>
    tree.reduce((total, found) => total + of(found), 0);
  return { memoryMb: Math.round(sum(({ kb }) => kb) / 1_024), cpuSeconds: sum(({ ticks }) => ticks) / 100 };
}
