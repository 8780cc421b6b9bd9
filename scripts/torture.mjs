import { ensureBuild, ensureDependencies, runOrFail } from './prepare.mjs';

ensureDependencies();
ensureBuild();
runOrFail(
  ['--disable-warning=ExperimentalWarning', 'bench/torture/main.ts', ...process.argv.slice(2)],
  'The shop did not withstand it; the table above says where.',
);
