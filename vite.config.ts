import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { icuMessages } from './scripts/vite-icu-messages.ts';

/** What only staff may have goes where the server hands it to nobody else (`server/http/app.server.ts`). */
const FOR_STAFF =
  /\/departments\/staff\/tools\/|\/routes\/wordsworth\.tsx|\/messages\/[\w-]+\/staff-tools\.json/;

function fileName({ moduleIds }: { moduleIds: string[] }): string {
  const isForStaff = moduleIds.some((id) => FOR_STAFF.test(id));
  return `assets/${isForStaff ? 'staff/' : ''}[name]-[hash].js`;
}

export default defineConfig({
  plugins: [
    icuMessages(),
    tailwindcss(),
    reactRouter(),
    babel({ include: /\/app\/.*\.tsx$/, plugins: ['babel-plugin-react-compiler'] }),
  ],
  // Bundled so that the compiled texts meet the small formatter on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: { target: 'es2022', assetsInlineLimit: 1024 },
  environments: {
    client: {
      build: { rollupOptions: { output: { entryFileNames: fileName, chunkFileNames: fileName } } },
    },
  },
});
