import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Journeys with a user at the page: pointer moves start hydration (see `app/hydration/README.md`). */
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

/** Moves the pointer until the heading is hydrated: React sets a property on each hydrated element. */
async function waitForHydration(page: Page): Promise<void> {
  let steps = 0;
  await expect
    .poll(
      async () => {
        await page.mouse.move(1 + (steps++ % 2), 2);
        return page.evaluate(() => {
          const heading = document.querySelector('h1');
          return !heading || Object.keys(heading).some((name) => name.startsWith('__reactProps$'));
        });
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toBe(true);
}
