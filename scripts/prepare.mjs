// Runs before dependencies are installed, so it may use only Node 20 itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MARK = path.join(ROOT, 'node_modules/.selvedge-installed');
const STAMP = path.join(ROOT, 'build/.stamp');
/** Compiled modules are kept, so that later starts are faster. */
const COMPILED = path.join(ROOT, '.cache/compiled');
const BUILD_INPUTS = [
  'app',
  'commerce',
  'config',
  'packages/search-index',
  'public',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

export function print(sentence) {
  process.stdout.write(`  ${sentence}\n`);
}

export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

/** The Node from npm where the platform has one, else the host's if it is new enough. */
export function nodeBinary() {
  const own = path.join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  return fail(
    `Selvedge needs Node 24 here, and this is ${process.version}. Install Node 24 or newer and try again.`,
  );
}

export function environment(extra = {}) {
  const bin = path.join(ROOT, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

function installedHash() {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(ROOT, 'package-lock.json')));
  hash.update(`${process.platform}-${process.arch}`);
  return hash.digest('hex');
}

/** Installs dependencies unless exactly these are installed; an interrupted install leaves no mark. */
export function ensureDependencies() {
  const currentHash = installedHash();
  const isMarked = existsSync(MARK) && readFileSync(MARK, 'utf8') === currentHash;
  if ((isMarked || isInstalledByNpm()) && isComplete()) {
    if (!isMarked) writeMark(currentHash);
    return;
  }
  print('Installing dependencies (a minute or so, once)');
  // The host's own npm and Node, because those in node_modules are about to be replaced.
  const hostPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((dir) => !dir.includes('node_modules'));
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: hostPath.join(path.delimiter) },
  });
  if (result.status !== 0)
    fail('Installing the dependencies failed; see the lines above. Then run the same command again.');
  writeFileSync(MARK, currentHash);
}

/** The mark only saves time: a user who may not write here can still run what is installed. */
function writeMark(hash) {
  try {
    writeFileSync(MARK, hash);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/** Whether `npm ci` was run directly: npm writes this file after a complete install. */
function isInstalledByNpm() {
  const lockFile = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(lockFile)) return false;
  const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});
  const installed = new Map(packagesIn(lockFile));
  const fits = (list, own) => !list || list.includes(own);
  return packagesIn(path.join(ROOT, 'package-lock.json'))
    .filter(([place, { os, cpu, libc, optional }]) => {
      const isForHere = fits(os, process.platform) && fits(cpu, process.arch) && !libc?.includes('musl');
      // An optional package without a platform replaces the package of a platform that has none.
      return place !== '' && isForHere && (!optional || os || cpu);
    })
    .every(([place, { version }]) => installed.get(place)?.version === version);
}

/** Whether every direct dependency and every link to a workspace is in node_modules. */
function isComplete() {
  const { dependencies, devDependencies } = readPackage(ROOT);
  const names = [...Object.keys({ ...dependencies, ...devDependencies }), ...workspaceNames()];
  return names.every((name) => existsSync(path.join(ROOT, 'node_modules', name, 'package.json')));
}

/** The names of the packages in `packages/`, which npm links into node_modules. */
function workspaceNames() {
  const folder = path.join(ROOT, 'packages');
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((directory) => existsSync(path.join(directory, 'package.json')))
    .map((directory) => readPackage(directory).name);
}

function readPackage(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
}

export function hashOfFiles(inputs) {
  const hash = createHash('sha256');
  const add = (file) => {
    const info = statSync(file, { throwIfNoEntry: false });
    if (!info) return;
    if (info.isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
      return;
    }
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const input of inputs) add(path.join(ROOT, input));
  return hash.digest('hex');
}

/** Builds the storefront unless the existing build was made from exactly these sources. */
export function ensureBuild() {
  const currentHash = hashOfFiles(BUILD_INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentHash) return;
  print('Building the storefront');
  rmSync(path.join(ROOT, 'build'), { recursive: true, force: true });
  runOrFail(['scripts/build.ts'], 'Building the storefront failed; see the lines above.');
  writeFileSync(STAMP, currentHash);
}

/** Runs an installed command; false where it fails. */
export async function tool(name, args, extra = {}) {
  const file = path.join(ROOT, 'node_modules/.bin', name);
  const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  const [status] = await once(child, 'exit');
  return status === 0;
}

export function runOrFail(args, sentence, extra = {}) {
  const result = spawnSync(nodeBinary(), args, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  if (result.status !== 0) fail(sentence);
}

/**
 * The server, with what keeps its memory small: a young generation that a shop of this size fills before it is collected, and one
 * pool for all threads, since with a pool for each, glibc keeps what they free. `deploy/` starts it the same way.
 */
export function runServer(extra = {}) {
  const args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', 'server/main.server.ts'];
  return runUntilStopped(args, { MALLOC_ARENA_MAX: '1', ...extra });
}

/** Runs a process and exits with its code; signals are forwarded, so that it can shut down cleanly. */
export function runUntilStopped(args, extra = {}) {
  const env = environment({ NODE_COMPILE_CACHE: COMPILED, ...extra });
  const child = spawn(nodeBinary(), args, { cwd: ROOT, stdio: 'inherit', env });
  // Ctrl-C reaches the child itself (same terminal); this process must only not exit before it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (os.constants.signals[signal] ?? 0) : (code ?? 0));
  });
  return child;
}
