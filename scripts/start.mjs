import { ensureBuild, ensureDependencies, runServer } from './prepare.mjs';

ensureDependencies();
ensureBuild();
runServer();
