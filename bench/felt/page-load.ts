import type { Browser } from '@playwright/test';
import { openPage, type Visitor } from './measure.ts';

export interface PageLoad {
  /** From the load event until header, heading and the controls of the first view have their handlers. */
  hydratedMs: number;
  /** The longest task that began after the load event. */
  longestTaskMs: number;
  /** Sum of what tasks after the load event took above 50 ms. */
  blockingMs: number;
  scriptKb: number;
}

const WATCHED_MS = 6_000;

/** How long a page takes to be hydrated without anybody touching it; NaN where it was not loaded. */
export async function measurePageLoad(browser: Browser, visitor: Visitor, url: string): Promise<PageLoad> {
  const { context, page } = await openPage(browser, visitor);
  try {
    await page.addInitScript(() => {
      const tasks: { start: number; ms: number }[] = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          tasks.push({ start: startTime, ms: duration });
      }).observe({ type: 'longtask', buffered: true });
      let hydratedAt = Number.NaN;
      const wanted = ['h1', '.header-menu', '.product-card-wish', '#buy'];
      const isHydrated = (element: Element) =>
        Object.keys(element).some((name) => name.startsWith('__reactProps$'));
      const check = () => {
        const present = wanted.flatMap((selector) => document.querySelector(selector) ?? []);
        if (present.length > 1 && present.every(isHydrated)) hydratedAt = performance.now();
        else setTimeout(check, 20);
      };
      addEventListener('load', () => setTimeout(check));
      Object.assign(window, {
        feltLoad: () => {
          const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          const loadedAt = entry?.loadEventEnd ?? 0;
          const later = tasks.filter(({ start, ms }) => start + ms > loadedAt);
          const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name }) => name.endsWith('.js'),
          );
          return {
            hydratedMs: hydratedAt - loadedAt,
            longestTaskMs: Math.max(0, ...later.map(({ ms }) => ms)),
            blockingMs: later.reduce((sum, { ms }) => sum + ms - 50, 0),
            scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_024,
          };
        },
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    return await page.evaluate(() => (window as never as { feltLoad: () => PageLoad }).feltLoad());
  } catch (error) {
    console.error(`  ${url}: ${(error as Error).message.split('\n')[0]}`);
    return {
      hydratedMs: Number.NaN,
      longestTaskMs: Number.NaN,
      blockingMs: Number.NaN,
      scriptKb: Number.NaN,
    };
  } finally {
    await context.close();
  }
}
