import { test as base, expect } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';

export { expect };

/** Journeys of a user who waits until the page is hydrated (see `app/hydration/README.md`). */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await open(...address);
      if (javaScriptEnabled) await waitForHydration(page);
      return response;
    };
    await use(page);
    // A handler that outlives its test would fail a test that has passed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
