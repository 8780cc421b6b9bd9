import { ensureDependencies, runUntilStopped } from './prepare.mjs';

ensureDependencies();
// The storefront reloads itself; a change on the server's side starts it anew.
runUntilStopped(
  [
    '--disable-warning=ExperimentalWarning',
    '--conditions=development',
    '--watch-path=server',
    '--watch-path=suppliers',
    '--watch-path=brands',
    '--watch-path=config',
    '--watch-preserve-output',
    'server/main.server.ts',
  ],
  { NODE_ENV: 'development' },
);
