import { ensureBuild, ensureDependencies, runOrFail } from './prepare.mjs';

ensureDependencies();
const [part, ...rest] = process.argv.slice(2);
if (part !== 'pooler') ensureBuild();
runOrFail(
  [
    '--disable-warning=ExperimentalWarning',
    part === 'pooler' ? 'bench/fleet/pooler.ts' : 'bench/fleet/main.ts',
    ...rest,
  ],
  'The fleet did not withstand it; the tables above say where.',
);
