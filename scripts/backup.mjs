import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped([
  '--disable-warning=ExperimentalWarning',
  'scripts/backup.ts',
  'backup',
  ...process.argv.slice(2),
]);
