import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild, ensureDependencies, fail, ROOT, runOrFail } from './prepare.mjs';

ensureDependencies();
ensureBuild();
/** Benches by name; `npm run bench` runs all but those that need a cluster, a large catalogue or an hour. */
const BENCHES = {
  pages: 'bench/pages.ts',
  pictures: 'bench/pictures.ts',
  search: 'bench/search.ts',
  relevance: 'bench/relevance.ts',
  seed: 'bench/seed.ts',
  felt: 'bench/felt.ts',
  reports: 'bench/reports.ts',
  products: 'bench/products.ts',
  cluster: 'bench/cluster.ts',
  lighthouse: 'bench/lighthouse.ts',
  soak: 'bench/soak.ts',
};
const given = process.argv.slice(2);
/** Options such as `--runs=2` are for the benches that are named before them. */
const options = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.startsWith('--'));
// Each bench is a process of its own; what they compare with budgets is printed in the end.
const budgets = path.join(ROOT, '.cache/budgets.jsonl');
mkdirSync(path.dirname(budgets), { recursive: true });
rmSync(budgets, { force: true });
process.env.BENCH_BUDGETS = budgets;
for (const name of wanted.length > 0
  ? wanted
  : ['seed', 'relevance', 'pictures', 'search', 'pages', 'lighthouse', 'felt']) {
  const file = BENCHES[name];
  if (name === 'felt' || name === 'lighthouse') process.env.CHROMIUM = ensureBrowser();
  if (!file) fail(`There is no bench ${name}: choose from ${Object.keys(BENCHES).join(', ')}.`);
  runOrFail(['--disable-warning=ExperimentalWarning', file, ...options], `The bench ${name} failed.`);
}
runOrFail(['bench/budgets.ts'], 'The budgets could not be printed.');
