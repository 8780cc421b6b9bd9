import { ensureBuild, ensureDependencies } from './prepare.mjs';

ensureDependencies();
ensureBuild();
