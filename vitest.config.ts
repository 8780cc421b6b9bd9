import { defineConfig } from 'vitest/config';

/** What only a build knows. */
const alias = { 'virtual:deferred-parts': `${import.meta.dirname}/tests/no-deferred-parts.ts` };

/** They start processes or build a copy of the repository: too long for `npm run verify`. */
const SLOW = [
  'tests/recipes/*.test.ts',
  'server/refused-start.test.ts',
  'commerce/media/uploaded-file.test.ts',
];

/** The limit only ends a test that has failed: a busy machine may need seconds. */
const expect = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Both cores of a small machine; the default leaves one idle.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Rules and small parts keep no state between files, so they share one set of modules.
          isolate: false,
          include: ['{app,commerce,integrations,server,config,packages,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'tests/e2e/**', ...SLOW, '**/node_modules/**'],
          expect,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'slow',
          include: SLOW,
          expect,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          // Each test has a database of its own and keeps nothing else; reading all modules again per file took longest.
          isolate: false,
          include: ['{app,commerce,integrations,server,packages,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/database-setup.ts'],
          expect,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
