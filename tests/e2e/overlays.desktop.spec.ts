import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';

for (const [what, opener, name] of [
  ['a drawer of the page', '.facet-more', 'Filters'],
  ['a dialog', '.product-card-wish button', 'Sign in to save this'],
] as const) {
  test(`${what} keeps focus, closes by Escape and by a press beside it, and the page behind gets nothing`, async ({
    page,
  }) => {
    await page.goto(DRESSES);
    const button = page.locator(opener).first();
    const overlay = page.getByRole('dialog', { name });
    await button.click();
    await expect(overlay).toBeVisible();
    await expectFocusInside(page, overlay);
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(overlay).toBeVisible();
    await pressBeside(page, page.locator('.card-grid [data-product]').first(), overlay);
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(DRESSES);
    await expect(button).toBeFocused();
  });
}

/** More steps than there are fields, forwards and backwards. */
async function expectFocusInside(page: Page, overlay: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press(key);
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
}

async function pressBeside(page: Page, target: Locator, overlay: Locator): Promise<void> {
  await overlay.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
}
