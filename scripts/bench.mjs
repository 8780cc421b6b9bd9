import { ensureBrowser } from './browser.mjs';
import { ensureBuild, ensureDependencies, fail, runOrFail } from './prepare.mjs';

ensureDependencies();
ensureBuild();
/** Benches by name; `npm run bench` runs all but the one that needs an OpenSearch cluster. */
const BENCHES = {
  pages: 'bench/pages.ts',
  pictures: 'bench/pictures.ts',
  search: 'packages/search-index/bench/search.ts',
  relevance: 'bench/relevance.ts',
  seed: 'bench/seed.ts',
  felt: 'bench/felt.ts',
  reports: 'bench/reports.ts',
  products: 'bench/products.ts',
  cluster: 'bench/cluster.ts',
};
const given = process.argv.slice(2);
/** Options such as `--runs=2` are for the benches that are named before them. */
const options = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.startsWith('--'));
for (const name of wanted.length > 0
  ? wanted
  : ['pages', 'felt', 'pictures', 'search', 'relevance', 'seed']) {
  const file = BENCHES[name];
  if (name === 'felt') process.env.CHROMIUM = ensureBrowser();
  if (!file) fail(`There is no bench ${name}: choose from ${Object.keys(BENCHES).join(', ')}.`);
  runOrFail(['--disable-warning=ExperimentalWarning', file, ...options], `The bench ${name} failed.`);
}
