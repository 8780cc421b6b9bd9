import type { Page } from '@playwright/test';
import { test as base, expect } from './shopper.ts';

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Signed in as the demo's staff, once for each worker: the gallery is for staff only. */
export const test = base.extend<object, { staffState: StorageState }>({
  staffState: [
    async ({ playwright }, use, { project }) => {
      const context = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const form = { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/' };
      const response = await context.post('/sign-in', { form, maxRedirects: 0 });
      expect(response.status()).toBe(302);
      const { cookies } = await context.storageState();
      const consent = { ...cookies[0]!, name: 'consent', value: 'necessary', httpOnly: false };
      await use({ cookies: [...cookies, consent], origins: [] });
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ staffState }, use) => use(staffState),
  contextOptions: { reducedMotion: 'no-preference' },
});

export const gallery = (type: string) => `/staff/sections?type=${type}`;

/** The gallery as a guest would see it: only the response about the shopper differs. */
export async function pretendGuest(page: Page) {
  await page.route('**/_api/shopper', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    await route.fulfill({ response: response });
  });
}

/** Waits until React has attached its handlers to an element. */
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
