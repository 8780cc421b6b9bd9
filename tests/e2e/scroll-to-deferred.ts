import { expect, type Page } from '@playwright/test';

/** Scrolls without motion: a wheel's motion goes on, and moves what the next step clicks away from the pointer. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels);
}

/** Scrolls until content is rendered that appears only when it is near the screen. */
export async function scrollToDeferred(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await scrollBy(page, 1500);
    await expect(page.locator(selector).first()).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
}
