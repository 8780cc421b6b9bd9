import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, say } from './prepare.mjs';

/** Without windows, tabs and a picture of the screen: the journeys cost less than half. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names) {
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) if (existsSync(path.join(dir, name))) return path.join(dir, name);
  }
  return null;
}

/** The browser that the tests drive: the one CHROMIUM names, one on the path, or one that Debian can install. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM names ${named}, and there is no such file.`);
  return (
    onPath([SHELL]) ??
    install(SHELL) ??
    onPath(WHOLE) ??
    install('chromium') ??
    fail('The browser tests need Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.')
  );
}

function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say(`Installing ${name} for the browser tests (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  get('update');
  get('install', '-y', name);
  return onPath([name]);
}
