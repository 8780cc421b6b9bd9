import { ensureBuild, ensureDependencies, runOrFail } from './prepare.mjs';

ensureDependencies();
ensureBuild();
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['pages', 'search', 'seed']) {
  runOrFail(['--disable-warning=ExperimentalWarning', `bench/${name}.ts`], `The bench ${name} failed.`);
}
