import type { Page } from '@playwright/test';

/** What the page tells by beacon to an address: their bodies are hidden from the outside, so the page hands them on. */
export async function keepBeacons(page: Page, address: string): Promise<string[]> {
  const kept: string[] = [];
  await page.exposeFunction('noteBeacon', (to: string, body: string) => {
    if (to === address) kept.push(body);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { noteBeacon } = window as unknown as { noteBeacon: (to: string, body: string) => void };
    navigator.sendBeacon = (to, body) => {
      if (body instanceof Blob) void body.text().then((text) => noteBeacon(String(to), text));
      return send(to, body);
    };
  });
  return kept;
}
