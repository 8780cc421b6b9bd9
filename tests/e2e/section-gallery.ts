import type { Page } from '@playwright/test';

export const gallery = (type: string) => `/staff/sections?type=${type}`;

/** Handlers are there once React has taken the section over. */
export async function openGallery(page: Page, type: string, selector: string) {
  await page.goto(gallery(type));
  await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted);
      return !!element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    },
    selector,
    { timeout: 20_000 },
  );
}
