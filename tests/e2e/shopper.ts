import { test as base, expect } from '@playwright/test';

export { expect };

/** Journeys of somebody who is at the page: a pointer that moves brings it to life (see `app/site/presence.ts`). */
export const test = base.extend({
  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await open(...address);
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      return answer;
    };
    await use(page);
  },
});
