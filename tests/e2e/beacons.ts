import type { Page } from '@playwright/test';

/** Records the bodies of beacons to an address; Playwright cannot read them, so the page passes them on. */
export async function recordBeacons(page: Page, address: string): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction('recordBeacon', (to: string, body: string) => {
    if (to === address) bodies.push(body);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { recordBeacon } = window as unknown as { recordBeacon: (to: string, body: string) => void };
    navigator.sendBeacon = (to, body) => {
      if (body instanceof Blob) void body.text().then((text) => recordBeacon(String(to), text));
      return send(to, body);
    };
  });
  return bodies;
}
