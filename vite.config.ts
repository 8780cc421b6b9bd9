import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    babel({
      include: /app\/.*\.tsx$/,
      plugins: ['babel-plugin-react-compiler'],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    }),
  ],
});
