import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'scripts/media.ts', ...process.argv.slice(2)]);
