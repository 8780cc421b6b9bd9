import { expect, type Page } from '@playwright/test';

/** Whatever is below the fold comes when the visitor comes near. */
export async function comeNear(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator(selector).first()).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
}
