import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped([
  '--disable-warning=ExperimentalWarning',
  'scripts/backup.ts',
  'restore',
  ...process.argv.slice(2),
]);
