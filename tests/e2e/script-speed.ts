import type { Page } from '@playwright/test';

/** How script may come: not at all, only after the first tap, or as usual. */
export const SCRIPT_SPEEDS = ['blocked', 'slow', 'normal'] as const;
export type ScriptSpeed = (typeof SCRIPT_SPEEDS)[number];

/** Opens a page with its script, or these files of it, blocked or held back. `arrive` lets held script through. */
export async function openWithScript(
  page: Page,
  speed: ScriptSpeed,
  address: string,
  files = '**/assets/**/*.js',
): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  if (speed !== 'normal') {
    await page.route(files, async (route) => {
      if (speed === 'blocked') return route.abort();
      await arrived;
      await route.continue().catch(() => {});
    });
  }
  await page.goto(address, { waitUntil: 'load' });
  return { arrive };
}
