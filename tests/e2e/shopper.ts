import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Journeys of somebody who is at the page: a pointer that moves brings it to life (see `app/hydration/presence.ts`). */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await open(...address);
      if (javaScriptEnabled) await comeToLife(page);
      return answer;
    };
    await use(page);
  },
});

/** Stirs until React has come to what the page is about: it writes a key on each element it takes over. */
async function comeToLife(page: Page): Promise<void> {
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
