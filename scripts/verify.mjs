import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies, environment, ROOT } from './prepare.mjs';

ensureDependencies();
const checks = [
  ['biome', ['check', '--error-on-warnings', '.']],
  ['react-router', ['typegen']],
  ['tsc', ['--noEmit']],
  ['vitest', ['run', '--project', 'unit', '--reporter=dot']],
];
for (const [name, args] of checks) {
  const file = path.join(ROOT, 'node_modules/.bin', name);
  const { status } = spawnSync(file, args, { cwd: ROOT, stdio: 'inherit', env: environment() });
  if (status !== 0) process.exit(status ?? 1);
}
