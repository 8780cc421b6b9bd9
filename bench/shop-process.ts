import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const DATA = path.join(ROOT, '.cache/bench');

export interface ShopProcess {
  port: number;
  pid: number;
  startSeconds: number;
  /** User and system seconds used so far. */
  cpuSeconds(): number;
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Starts the shop like `npm start`, with a separate data directory. */
export async function openShop(extra: Record<string, string> = {}): Promise<ShopProcess> {
  const started = performance.now();
  const child: ChildProcess = fork(path.join(ROOT, 'server/main.server.ts'), [], {
    cwd: ROOT,
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      NODE_COMPILE_CACHE: path.join(DATA, 'compiled'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      IMAGE_DRAW_AHEAD: '0',
      DATA_DIR: DATA,
      ...extra,
    },
  });
  // Also when the bench fails.
  process.once('exit', () => child.kill());
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - started) / 1_000,
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
