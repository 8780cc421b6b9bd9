import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'scripts/staff.ts', ...process.argv.slice(2)]);
