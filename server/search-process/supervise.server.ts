import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Options {
  onDeath(code: number | null, signal: string | null): void;
  env?: NodeJS.ProcessEnv;
}

const SCRIPT = path.resolve(import.meta.dirname, 'search-process.server.ts');
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
/** One that ran for so long is replaced without a wait. */
const STEADY_MS = 60_000;
const STOP_MS = 5_000;
/** Most of what it holds is the index; larger halves of the young generation only add 100 MB. */
const YOUNG_MB = 4;

/** Runs the process that holds the search index: it is replaced when it dies. */
export function superviseSearchProcess({ onDeath, env = process.env }: Options) {
  // In a folder that only this user can open.
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-search-'));
  const socket = path.join(folder, 'search.sock');
  let child: ChildProcess | null = null;
  let restarting: NodeJS.Timeout | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isStopping = false;

  function start() {
    rmSync(socket, { force: true });
    const started = performance.now();
    child = fork(SCRIPT, {
      // One pool for all threads: with a pool for each, glibc keeps what they free.
      env: { MALLOC_ARENA_MAX: '1', ...env, SEARCH_SOCKET: socket },
      execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG_MB}`],
    });
    child.on('exit', (code, signal) => {
      child = null;
      if (isStopping) return;
      onDeath(code, signal);
      if (performance.now() - started > STEADY_MS) waitMs = FIRST_WAIT_MS;
      restarting = setTimeout(start, waitMs);
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    });
  }

  return {
    socket,
    get pid() {
      return child?.pid;
    },
    /** Called by every worker that needs it, when the database is ready. */
    ensureStarted() {
      if (child === null && restarting === undefined) start();
    },
    /** Called when the workers have ended. */
    async stop() {
      isStopping = true;
      clearTimeout(restarting);
      if (child !== null) {
        const exited = once(child, 'exit');
        const late = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
        child.send({ stop: true });
        await exited;
        clearTimeout(late);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
