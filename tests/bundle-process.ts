import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Modules find data files relative to their own source file, also when they are bundled elsewhere. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Bundles the entry of a process that is started often, which would otherwise load a thousand modules each time. */
export async function bundleProcess(entry: string, outDir: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    plugins: [sourceUrls],
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  });
  return path.join(outDir, 'process.mjs');
}
