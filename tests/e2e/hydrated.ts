import { expect, type Page, type Request } from '@playwright/test';

const PARTS = ['h1', 'header', 'footer', '#save-form', '#filters', '.facet-bar'];

/** Waits, without any input, until these parts of the page are hydrated: React sets a property on each hydrated element. */
export async function waitForHydration(page: Page, parts = PARTS): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (wanted) =>
            wanted
              .flatMap((selector) => document.querySelector(selector) ?? [])
              .filter((element) => !Object.keys(element).some((name) => name.startsWith('__reactProps$')))
              .map(({ localName }) => localName),
          parts,
        ),
      { intervals: [20, 20, 50, 100] },
    )
    .toEqual([]);
}

/** Records what script and styles a page requests; `settle` waits until it has requested nothing for a second. */
export function followAssets(page: Page) {
  let last = Date.now();
  const record = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) last = Date.now();
  };
  page.on('request', record);
  return {
    async settle() {
      await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(1_000);
      page.off('request', record);
    },
  };
}
