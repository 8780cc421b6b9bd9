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
  cluster: 'bench/cluster.ts',
};
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : ['pages', 'pictures', 'search', 'relevance', 'seed']) {
  const file = BENCHES[name];
  if (!file) fail(`There is no bench ${name}: choose from ${Object.keys(BENCHES).join(', ')}.`);
  runOrFail(['--disable-warning=ExperimentalWarning', file], `The bench ${name} failed.`);
}
