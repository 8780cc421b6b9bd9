import { reactRouter } from '@react-router/dev/vite';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './scripts/vite-chunks.ts';
import { compileHint } from './scripts/vite-compile-hint.ts';
import { deferredParts } from './scripts/vite-deferred-parts.ts';
import { icuMessages } from './scripts/vite-icu-messages.ts';
import { libraryChanges } from './scripts/vite-library-changes.ts';

/** Scripts for staff only go into a folder that the server sends to nobody else (`server/http/app.server.ts`). */
const STAFF_SCRIPT =
  /\/app\/(?:routes\/)?admin\/|\/commerce\/resources\/|\/i18n\/[\w-]+\/(?:lazy\/staff-tools\.json|staff[./])/;

const STAFF_STYLE = /(?:^|\/)(?:staff|studio)(?:-[\w-]+)?\.css$|(?:^|\/)app\/(?:routes\/)?admin\//;

function scriptName({ moduleIds }: { moduleIds: string[] }): string {
  const isForStaff = moduleIds.some((id) => STAFF_SCRIPT.test(id));
  return `assets/${isForStaff ? 'staff/' : ''}[name]-[hash].js`;
}

function styleName({ names, originalFileNames }: { names: string[]; originalFileNames: string[] }): string {
  const isForStaff = [...names, ...originalFileNames].some((name) => STAFF_STYLE.test(name));
  return `assets/${isForStaff ? 'staff/' : ''}[name]-[hash][extname]`;
}

/** While developing, pages on the server render once: compiling all of them first would take longer than everything else. */
const reactCompiler = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['babel-plugin-react-compiler'] }),
  rolldown: {
    applyToEnvironmentHook: ({ name, config }) => !(config.command === 'serve' && name === 'ssr'),
  },
});

export default defineConfig({
  plugins: [
    icuMessages(),
    deferredParts(),
    libraryChanges(),
    tailwindcss(),
    reactRouter(),
    babel({ include: /\/app\/.*\.tsx$/, presets: [reactCompiler] }),
    compileHint(),
  ],
  // Bundled so that the server too uses the small formatter of the compiled texts.
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // The server's build writes its stylesheets into the same folder as the browser's.
      output: { assetFileNames: styleName },
      // Rules have no side effects, so one that only a loader uses is left out of the browser's files.
      treeshake: { moduleSideEffects: [{ test: /\/commerce\//, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames: styleName,
          },
        },
      },
    },
  },
});
