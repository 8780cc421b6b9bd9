import { ensureDependencies, tool } from './prepare.mjs';

ensureDependencies();
const passed = await Promise.all([
  tool('biome', ['check', '--error-on-warnings', '.']),
  tool('react-router', ['typegen']).then(
    (isDone) =>
      isDone && tool('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
  ),
]);
const isRight =
  !passed.includes(false) && (await tool('vitest', ['run', '--project', 'unit', '--reporter=dot']));
process.exit(isRight ? 0 : 1);
