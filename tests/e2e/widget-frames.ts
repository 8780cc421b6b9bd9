import { expect, type Page } from '@playwright/test';

/** What the page told its data layer under one name. */
export const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as { dataLayer?: { event: string; action?: string }[] }).dataLayer ?? []).filter(
        ({ event }) => event === wanted,
      ),
    name,
  );

/** As the provider itself would run it. */
export async function frameScript(page: Page, name: string, code: string) {
  const find = () => page.frames().find((one) => one.url().includes(`/stand-ins/${name}`));
  await expect.poll(() => find() !== undefined).toBe(true);
  await find()!.evaluate(code);
}
