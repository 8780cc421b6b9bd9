import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { deferredParts } from './scripts/vite-deferred-parts.ts';
import { icuMessages } from './scripts/vite-icu-messages.ts';

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

/** Modules that every page needs before any of its parts hydrates. */
const CORE = [
  'app/hydration/{compact,defer-hydration,deferred-layout,deferred-styles,early-input}',
  'app/hydration/{idle-queue,is-hydrated,use-fetch-ahead,use-hydrated,when-idle}',
  'app/site/{api-call,fail-at-once,shopper,site,visitor-name}',
  'app/i18n/{texts,page-texts,load-messages}',
  'app/ui/{lazy,media-address}',
  'app/routes/storefront/missing-page',
  'app/features/listing/restore-list',
  'app/features/product-card/{card-preview,card-slots}',
  'app/features/shell/{shell,error-view}',
  'app/features/chatbot/chat-launcher',
  'commerce/events/consent',
  'commerce/listing/url/base-path',
  'commerce/chatbot/chat-pages',
  'commerce/media/picture',
  'commerce/links/page-error',
];

/** The modules of a list; a renamed file stops the build, or it would silently move to another chunk. */
function modulesOf(list: string[]): (id: string) => boolean {
  const files = list.flatMap((pattern) => {
    const [folder = '', names] = pattern.split(/\{|\}/);
    const paths = names ? names.split(',').map((name) => folder + name) : [folder];
    return paths.map((path) => {
      const file = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(`${import.meta.dirname}/${name}`));
      if (!file) throw new Error(`vite.config.ts names ${path}, which does not exist.`);
      return `${import.meta.dirname}/${file}`;
    });
  });
  const known = new Set(files);
  return (id) => known.has(id) || /preload-helper|rolldown\/runtime/.test(id);
}

/** A few large files load faster than many small ones. */
const GROUPS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\// },
  { name: 'core', test: modulesOf(CORE) },
  {
    // What several pages of the storefront share.
    name: 'storefront',
    test: /\/(app\/(ui|site|hydration|features\/(product-card|wishlist|quick-add|shell))|commerce(?!\/(?:resources|staff)\/))\/[^?]*\.tsx?$/,
    minShareCount: 4,
  },
  {
    // What hydrates on every page.
    name: 'page-shell',
    test: /\/app\/features\/(shell\/shell-(top|end)|wishlist\/(wishlist-host|card-wishlist-button)|quick-add\/card-quick-add|consent\/watch-page)\.tsx?$/,
  },
  { name: 'section-parts', test: /\/app\/sections\/(parts\/[^?]*|css-colour)\.tsx?$/, minShareCount: 2 },
];

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
    tailwindcss(),
    reactRouter(),
    babel({ include: /\/app\/.*\.tsx$/, presets: [reactCompiler] }),
  ],
  // Bundled so that the server too uses the small formatter of the compiled texts.
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // The server's build writes its stylesheets into the same folder as the browser's.
      output: { codeSplitting: { groups: GROUPS }, assetFileNames: styleName },
      // Rules have no side effects, so one that only a loader uses is left out of the browser's files.
      treeshake: { moduleSideEffects: [{ test: /\/commerce\//, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames: styleName,
          },
        },
      },
    },
  },
});
