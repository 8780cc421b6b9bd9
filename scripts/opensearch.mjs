import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'scripts/opensearch.ts', ...process.argv.slice(2)]);
