import { ensureBuild, ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
ensureBuild();
runUntilStopped(['--disable-warning=ExperimentalWarning', 'server/main.server.ts']);
