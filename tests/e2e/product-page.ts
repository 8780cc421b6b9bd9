import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';

/** Opens one of the demo's products and waits until its form is hydrated. */
export async function openProduct(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(examples[name]!.path + query);
  await expect(page.locator('form#buy[novalidate]')).toBeVisible();
}

/** Chooses a size as a shopper does, by its label: the radio itself is not visible. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
