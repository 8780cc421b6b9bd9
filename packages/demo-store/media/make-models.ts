import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGlb } from './glb.ts';
import { models } from './models.ts';

/** Writes all models again: `node packages/demo-store/media/make-models.ts`. The files are in the repository. */
const folder = path.join(import.meta.dirname, 'models');
mkdirSync(folder, { recursive: true });
for (const [name, parts] of Object.entries(models)) {
  const file = writeGlb(name, parts());
  writeFileSync(path.join(folder, `${name}.glb`), file);
  console.log(`${name}.glb ${Math.round(file.length / 1024)} KB`);
}
