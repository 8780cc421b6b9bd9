import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'scripts/content.ts', ...process.argv.slice(2)]);
