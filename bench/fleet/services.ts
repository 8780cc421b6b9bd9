import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server of the fleet on this machine, reachable by loopback only. */
export interface Service {
  name: string;
  port: number;
  pid(): number;
  /** User and system seconds used so far, by its children too. */
  cpu(): number;
  memoryMb(): number;
  isRunning(): boolean;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Command {
  name: string;
  port: number;
  dir: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** PostgreSQL and PgBouncer refuse to run as root. */
  unprivileged?: boolean;
  cwd?: string;
  isReady?: () => Promise<boolean>;
  stopSignal?: NodeJS.Signals;
}

const READY_MS = 240_000;

const user = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
};

export function ownDirectory(dir: string): string {
  mkdirSync(dir, { recursive: true });
  const { uid, gid } = user();
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid);
  chmodSync(dir, 0o700);
  return dir;
}

/** Finds a program of Debian's packages, some of which are outside the path. */
export function findProgram(name: string): string {
  const postgres = '/usr/lib/postgresql';
  const versions = existsSync(postgres) ? readdirSync(postgres).toSorted().toReversed() : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    '/usr/sbin',
    '/usr/local/sbin',
    ...versions.map((version) => path.join(postgres, version, 'bin')),
  ];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found)
    throw new Error(
      `${name} is not installed: apt-get install postgresql pgbouncer varnish varnish-modules haproxy`,
    );
  return found;
}

/** Runs a program to its end as the user of the servers. */
export function run(program: string, args: string[]): void {
  execFileSync(findProgram(program), args, { stdio: 'pipe', cwd: '/tmp', ...user() });
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function startService(command: Command): Promise<Service> {
  let child: ChildProcess | null = null;
  const log = openSync(path.join(command.dir, `${command.name}.log`), 'a', 0o666);
  const start = async () => {
    const started = spawn(command.program, command.args, {
      cwd: command.cwd ?? command.dir,
      env: { ...process.env, ...command.env },
      stdio: ['ignore', log, log],
      ...(command.unprivileged ? user() : {}),
    });
    child = started;
    started.on('error', () => {});
    const deadline = Date.now() + READY_MS;
    const isReady = command.isReady ?? (() => isOpen(command.port));
    while (!(await isReady())) {
      if (started.exitCode !== null || Date.now() > deadline) {
        started.kill('SIGKILL');
        throw new Error(
          `${command.name} did not start: see ${path.join(command.dir, `${command.name}.log`)}`,
        );
      }
      await pause(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await Promise.race([ended, pause(15_000)]);
    if (ending.exitCode === null && ending.signalCode === null) ending.kill('SIGKILL');
  };
  await start();
  return {
    name: command.name,
    port: command.port,
    pid: () => child?.pid ?? 0,
    cpu: () => (child?.pid ? cpuSeconds(child.pid) : 0),
    memoryMb: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProcess(child?.pid, 'status'))?.[1] ?? 0) / 1_024),
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end(command.stopSignal ?? 'SIGTERM'),
    start,
  };
}

/** PostgreSQL has a process for each connection; those that ended are counted by their parent. */
function cpuSeconds(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      fields: readProcess(Number(name), 'stat').split(') ').at(-1)?.split(' ') ?? [],
    }));
  const ticks = processes
    .filter((each) => each.pid === pid || Number(each.fields[1]) === pid)
    .flatMap(({ fields }) => fields.slice(11, 15));
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100;
}

function readProcess(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

export function write(file: string, text: string): string {
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return file;
}
