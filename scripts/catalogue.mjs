import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'scripts/catalogue.ts', ...process.argv.slice(2)]);
