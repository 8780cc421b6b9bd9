import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';

/** One of the demo's products, alive: somebody is there and moves. */
export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(examples[name]!.path + query);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}

/** A size, pressed until it is chosen: the page may still be moving under the pointer. */
export async function choose(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.click({ force: true });
    await expect(radio).toBeChecked({ timeout: 1_000 });
  }).toPass();
}
