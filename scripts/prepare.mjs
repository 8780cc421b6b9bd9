// Runs before anything is installed, so it may use nothing but Node 20 itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MARK = path.join(ROOT, 'node_modules/.selvedge-installed');
const STAMP = path.join(ROOT, 'build/.stamp');
const BUILD_INPUTS = [
  'app',
  'commerce',
  'config',
  'public',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

export function say(sentence) {
  process.stdout.write(`  ${sentence}\n`);
}

export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

/** Our own Node when the platform has one, else the host's if it is new enough. */
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

/** Installs dependencies unless exactly these are there already; a half-made node_modules has no mark. */
export function ensureDependencies() {
  const wanted = installedHash();
  const isMarked = existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;
  if ((isMarked || installedByHand()) && nothingMissing()) {
    if (!isMarked) writeFileSync(MARK, wanted);
    return;
  }
  say('Installing dependencies (a minute or so, once)');
  // The machine's own npm and Node: ours are about to be replaced.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((dir) => !dir.includes('node_modules'));
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: outside.join(path.delimiter) },
  });
  if (result.status !== 0)
    fail('Installing the dependencies failed; the lines above say why. Then run the same command again.');
  writeFileSync(MARK, wanted);
}

/** Whether somebody ran `npm ci` themselves: npm notes what it put there once all of it is there. */
function installedByHand() {
  const note = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});
  const there = new Map(packagesIn(note));
  const fits = (list, own) => !list || list.includes(own);
  return packagesIn(path.join(ROOT, 'package-lock.json'))
    .filter(([place, { os, cpu, libc, optional }]) => {
      const isForHere = fits(os, process.platform) && fits(cpu, process.arch) && !libc?.includes('musl');
      // What is optional and for no platform of its own stands in for a platform's package that is missing.
      return place !== '' && isForHere && (!optional || os || cpu);
    })
    .every(([place, { version }]) => there.get(place)?.version === version);
}

/** Someone may have deleted a part of node_modules. */
function nothingMissing() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(path.join(ROOT, 'node_modules', name, 'package.json')),
  );
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

/** Builds the storefront unless the build there is was made from exactly these sources. */
export function ensureBuild() {
  const wanted = hashOfFiles(BUILD_INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the storefront');
  rmSync(path.join(ROOT, 'build'), { recursive: true, force: true });
  runOrFail(['scripts/build.ts'], 'Building the storefront failed; the lines above say why.');
  writeFileSync(STAMP, wanted);
}

export function runOrFail(args, sentence, extra = {}) {
  const result = spawnSync(nodeBinary(), args, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  if (result.status !== 0) fail(sentence);
}

/** Runs the long-lived process and ends when it ends; signals go to it, so that it can finish its work. */
export function runUntilStopped(args, extra = {}) {
  const child = spawn(nodeBinary(), args, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  // Ctrl-C reaches the child by itself (same terminal); we only must not leave before it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (os.constants.signals[signal] ?? 0) : (code ?? 0));
  });
  return child;
}
