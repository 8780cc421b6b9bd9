import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
// Vite reloads the storefront; a change of server code restarts the process.
runUntilStopped(
  [
    '--disable-warning=ExperimentalWarning',
    '--conditions=development',
    '--watch-path=server',
    '--watch-path=commerce',
    '--watch-path=integrations',
    '--watch-path=packages',
    '--watch-path=config',
    '--watch-preserve-output',
    'server/main.server.ts',
  ],
  { NODE_ENV: 'development' },
);
