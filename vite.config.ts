import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { icuMessages } from './scripts/vite-icu-messages.ts';

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
});
