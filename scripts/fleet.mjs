import { ensureBuild, ensureDependencies, runOrFail } from './prepare.mjs';

ensureDependencies();
const [part, ...rest] = process.argv.slice(2);
// `npm run fleet -- pooler` runs the database tests behind PgBouncer, `-- cdn` measures Varnish, both without a build;
// `-- capacity` measures what requests cost.
const file = { pooler: 'pooler', cdn: 'cdn', capacity: 'capacity' }[part] ?? 'main';
if (file === 'main' || file === 'capacity') ensureBuild();
runOrFail(
  ['--disable-warning=ExperimentalWarning', `bench/fleet/${file}.ts`, ...rest],
  'The fleet did not withstand it; the tables above say where.',
);
