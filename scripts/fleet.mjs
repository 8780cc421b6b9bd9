import { ensureBuild, ensureDependencies, runOrFail } from './prepare.mjs';

ensureDependencies();
const [part, ...rest] = process.argv.slice(2);
// `npm run fleet -- pooler` runs the database tests behind PgBouncer, `-- cdn` measures Varnish; both need no build.
const file = { pooler: 'pooler', cdn: 'cdn' }[part] ?? 'main';
if (file === 'main') ensureBuild();
runOrFail(
  ['--disable-warning=ExperimentalWarning', `bench/fleet/${file}.ts`, ...rest],
  'The fleet did not withstand it; the tables above say where.',
);
