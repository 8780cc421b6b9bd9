import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Journeys of somebody who is at the page: a pointer that moves brings it to life (see `app/site/presence.ts`). */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await open(...address);
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      if (javaScriptEnabled) await untilAlive(page);
      return answer;
    };
    await use(page);
  },
});

/** Until React has come to what the page is about: it writes a key on each element it takes over. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return !heading || Object.keys(heading).some((name) => name.startsWith('__reactProps$'));
  });
}
