import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, environment, nodeBinary, print, ROOT, tool } from './prepare.mjs';

const UNIT_REPORT = path.join(ROOT, 'test-results/unit.json');
const BROWSER_REPORT = path.join(ROOT, 'test-results/e2e.json');
const E2E_DATA = path.join(ROOT, '.cache/e2e');

ensureDependencies();
const browser = ensureBrowser();
rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
/** What failed, repeated at the end, where it is looked for. */
const failures = [];
await Promise.all([
  step('Lint', () => tool('biome', ['check', '--error-on-warnings', '.'])),
  step('Types', async () => (await tool('react-router', ['typegen'])) && tool('tsc', ['--noEmit'])),
]);
const build = startBuild();
// Seeded while the last unit tests run; a failure is reported where the shop is needed.
const starting = build.then((isBuilt) => (isBuilt ? startShop() : null));
starting.catch(() => {});
await step('Unit, contract and database tests (the production build runs in parallel)', async () => {
  await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
  return count(readUnitReport());
});
await step('Production build', () => build);
if (!(await build)) finish();
await step('Browser tests', async () => {
  const shop = await starting;
  try {
    await tool('playwright', ['test'], { CHROMIUM: browser, BASE_URL: `http://localhost:${shop.port}` });
    return count(readBrowserReport());
  } finally {
    shop.child.kill('SIGTERM');
    await once(shop.child, 'exit');
  }
});

finish();

function finish() {
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** Runs while the unit tests leave half a core idle. Its output is printed only if it fails. */
function startBuild() {
  const child = spawn(nodeBinary(), ['scripts/build.mjs'], { cwd: ROOT, env: environment() });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return once(child, 'exit').then(([status]) => {
    if (status !== 0) process.stdout.write(Buffer.concat(output));
    return status === 0;
  });
}

/** A step that returns true or false counts as one test. */
async function step(name, run) {
  print(`\n── ${name}`);
  const started = Date.now();
  const result = await run();
  if (result === true) total.passed++;
  if (result === false) {
    total.failed++;
    failures.push(name);
  }
  print(
    `── ${name}: ${result === false ? 'FAILED' : 'done'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function count(report) {
  if (!report) return false;
  total.passed += report.passed;
  total.failed += report.failed;
  return undefined;
}

function readUnitReport() {
  if (!existsSync(UNIT_REPORT)) return null;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  // A file that could not be loaded has no tests to count.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  for (const file of brokenFiles) failures.push(`${path.relative(ROOT, file.name)}\n${file.message}`);
  for (const file of testResults)
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status === 'failed')
        failures.push(`${path.relative(ROOT, file.name)}: ${fullName}\n${failureMessages.join('\n')}`);
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

function readBrowserReport() {
  if (!existsSync(BROWSER_REPORT)) return null;
  const { stats, suites, errors } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  for (const { message } of errors) failures.push(message);
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const failed = results.find((result) => result.error);
      // The retry only records a trace: a test that needs it has failed.
      const note = status === 'flaky' ? ' (passed at the second try; see test-results/)' : '';
      failures.push(`${file}: ${title}${note}\n${failed?.error.message ?? ''}`);
    }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

async function startShop() {
  rmSync(E2E_DATA, { recursive: true, force: true });
  const child = fork(path.join(ROOT, 'server/main.server.ts'), [], {
    cwd: ROOT,
    execPath: nodeBinary(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environment({
      DATA_DIR: E2E_DATA,
      PORT: '0',
      DEMO: 'true',
      DEMO_PRODUCTS: '600',
      LOG_LEVEL: 'warn',
      // Background work would compete with the browser for two cores.
      IMAGE_AVIF_AFTER_MS: '0',
      IMAGE_DRAW_AHEAD: '0',
      // Tests send X-Forwarded-For, so that some of them can come from an office network.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      OFFICE_NETWORKS: '192.0.2.0/24',
    }),
  });
  const [{ port }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The shop did not start; see the lines above.'))),
  ]);
  return { child, port };
}
