import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';

/** Opens one of the demo's products and waits until its form is hydrated. */
export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(examples[name]!.path + query);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}

/** Clicks a size until it is chosen: the page may still be moving under the pointer. */
export async function choose(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.click({ force: true });
    await expect(radio).toBeChecked({ timeout: 1_000 });
  }).toPass();
}
