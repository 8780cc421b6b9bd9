import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, say } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath() {
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) if (existsSync(path.join(dir, name))) return path.join(dir, name);
  }
  return null;
}

/** The browser that the tests drive: the one CHROMIUM names, one on the path, or one that Debian can install. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM names ${named}, and there is no such file.`);
  const found = onPath();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    say('Installing Chromium for the browser tests (once)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    const installed = onPath();
    if (installed) return installed;
  }
  return fail(
    'The browser tests need Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}
