import { expect, type Page } from '@playwright/test';

/** The events of one name in the page's data layer. */
export const dataLayerEvents = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as { dataLayer?: { event: string; action?: string }[] }).dataLayer ?? []).filter(
        ({ event }) => event === wanted,
      ),
    name,
  );

/** Runs script in a widget's frame, as the provider would. */
export async function frameScript(page: Page, name: string, code: string) {
  const find = () => page.frames().find((one) => one.url().includes(`/mock-services/${name}`));
  await expect.poll(() => find() !== undefined).toBe(true);
  await find()!.evaluate(code);
}
