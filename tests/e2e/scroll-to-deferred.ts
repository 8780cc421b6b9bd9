import { expect, type Page } from '@playwright/test';

/** Scrolls until content is rendered that appears only when it is near the screen. */
export async function scrollToDeferred(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator(selector).first()).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
}
