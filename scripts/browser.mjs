import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, print } from './prepare.mjs';

/** Has no windows and no compositor: browser tests need less than half of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names) {
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) if (existsSync(path.join(dir, name))) return path.join(dir, name);
  }
  return null;
}

/** The browser for the tests: the one in CHROMIUM, one on the path, or one installed by apt. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM is ${named}, but there is no such file.`);
  return (
    onPath([HEADLESS_SHELL]) ??
    install(HEADLESS_SHELL) ??
    onPath(FULL_BROWSERS) ??
    install('chromium') ??
    fail('The browser tests need Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.')
  );
}

function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  print(`Installing ${name} for the browser tests (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  get('update');
  get('install', '-y', name);
  return onPath([name]);
}
