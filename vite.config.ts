import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { icuMessages } from './scripts/vite-icu-messages.ts';

/** What only staff may have goes where the server hands it to nobody else (`server/http/app.server.ts`). */
const FOR_STAFF =
  /\/app\/admin\/(?!tools\/(?:staff-door|desk-view)\.)|\/routes\/admin\/|\/messages\/[\w-]+\/staff-tools\.json/;

const STAFF_STYLE = /(?:^|\/)(?:staff|studio|wordsworth)(?:-[\w-]+)?\.css$|\/app\/admin\//;

function fileName({ moduleIds }: { moduleIds: string[] }): string {
  const isForStaff = moduleIds.some((id) => FOR_STAFF.test(id));
  return `assets/${isForStaff ? 'staff/' : ''}[name]-[hash].js`;
}

function styleName({ names, originalFileNames }: { names: string[]; originalFileNames: string[] }): string {
  const isForStaff = [...names, ...originalFileNames].some((name) => STAFF_STYLE.test(name));
  return `assets/${isForStaff ? 'staff/' : ''}[name]-[hash][extname]`;
}

/**
 * Few files travel faster than many: the frame every page needs at once, the shop's own parts, what comes to life on every page,
 * and what sections of content pages are made of.
 */
const FRAME =
  /\/app\/(hydration\/(alive|asleep|further-styles|lay-out-below|packed|presence|early-input|start-at-once|use-hydrated|when-idle)|site\/(shopper|site|visitor-name)|i18n\/(texts|page-texts|load-messages)|ui\/(media-address|late)|routes\/storefront\/missing-page|features\/(product-card\/card-slots|shell\/(shell|error-view)|chatbot\/chat-door))\.tsx?$|\/commerce\/(events\/consent|chatbot\/chat-pages|media\/picture|links\/page-error)\.ts$|preload-helper|rolldown\/runtime/;
const GROUPS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\// },
  { name: 'frame', test: FRAME },
  {
    name: 'shop',
    test: /\/(app\/(ui|site|hydration|features\/(product-card|wishlist|quick-add|shell))|commerce)\/[^?]*\.tsx?$/,
    minShareCount: 4,
  },
  {
    name: 'awake',
    test: /\/app\/features\/(shell\/shell-(top|end)|wishlist\/(wishlist-host|card-wishlist-button)|quick-add\/card-quick-add|consent\/watch-page)\.tsx?$/,
  },
  { name: 'section-parts', test: /\/app\/sections\/(parts\/[^?]*|css-colour)\.tsx?$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    icuMessages(),
    tailwindcss(),
    reactRouter(),
    babel({ include: /\/app\/.*\.tsx$/, plugins: ['babel-plugin-react-compiler'] }),
  ],
  // Bundled so that the compiled texts meet the small formatter on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // The server's build leaves its styles among the browser's: they too have their place.
      output: { codeSplitting: { groups: GROUPS }, assetFileNames: styleName },
      // Rules are pure: one that only a loader uses leaves nothing behind in the browser.
      treeshake: { moduleSideEffects: [{ test: /\/commerce\//, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            entryFileNames: fileName,
            chunkFileNames: fileName,
            assetFileNames: styleName,
          },
        },
      },
    },
  },
});
