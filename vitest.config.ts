import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,app,server,suppliers,brands,config,demo}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
        },
      },
    ],
  },
});
