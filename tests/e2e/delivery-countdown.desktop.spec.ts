import { openProduct } from './product-page.ts';
import { expect, test } from './shopper.ts';

/** Seconds of a text like "Order within 10:59:58". */
function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /(\d\d):(\d\d):(\d\d)/.exec(text)!.map(Number);
  return hours! * 3600 + minutes! * 60 + seconds!;
}

for (const [product, day, noon, cutOff] of [
  ['sample-fragrance', 'Saturday', '2026-11-21T12:00:00Z', '23:00:00'],
  ['xdd', 'Saturday', '2026-11-21T12:00:00Z', '21:00:00'],
] as const) {
  test(`[PDP-09] ${product} on a ${day}: the badge counts down to ${cutOff} UTC and is gone after it`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(noon) });
    await openProduct(page, product);
    const timer = page.locator('.promise').getByRole('timer');
    await expect(timer).toBeVisible();
    await page.clock.pauseAt(new Date(Date.parse(noon) + 60_000));
    const left = (Date.parse(`${noon.slice(0, 10)}T${cutOff}Z`) - Date.parse(noon)) / 1000 - 60;
    await expect.poll(async () => secondsOf((await timer.textContent()) ?? '')).toBe(left);
    // Twice a second: a second is never skipped.
    for (let step = 1; step <= 4; step += 1) {
      await page.clock.runFor(500);
      const expected = left - step / 2;
      await expect
        .poll(async () => Math.abs(secondsOf((await timer.textContent()) ?? '') - expected))
        .toBeLessThan(1);
    }
    await page.clock.fastForward((left - 4) * 1000);
    await expect(timer).toHaveText(/00:00:0[1-3]/);
    await page.clock.fastForward(5_000);
    await expect(timer).toHaveCount(0);
  });
}
