import { expect, type Page } from '@playwright/test';

/** Waits, without any input, until every part of the page is hydrated: React sets a property on each hydrated element. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          ['h1', 'header', 'footer', '#save-form', '#filters']
            .flatMap((selector) => document.querySelector(selector) ?? [])
            .filter((element) => !Object.keys(element).some((name) => name.startsWith('__reactProps$')))
            .map(({ localName }) => localName),
        ),
      { intervals: [20, 20, 50, 100] },
    )
    .toEqual([]);
}
