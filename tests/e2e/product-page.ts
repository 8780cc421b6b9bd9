import { expect, type Page } from '@playwright/test';
import { examples } from '#demo/examples.ts';

/** One of the demo's products, alive: somebody is there and moves. */
export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(examples[name]!.path + query);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}
