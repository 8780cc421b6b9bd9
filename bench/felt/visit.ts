import type { Browser, Page } from '@playwright/test';
import { measurePace } from '../pace.ts';
import { CHECKOUT_DETAILS, type ProfileName } from './interactions.ts';
import {
  closeAfter,
  fillFields,
  findTarget,
  HANGS_S,
  openPage,
  pressAt,
  REACH_S,
  slowProcessor,
  type Visitor,
} from './measure.ts';

/** An event of an interaction; a tap has several. */
interface SlowInput {
  interaction: string;
  what: string;
  ms: number;
}

export interface Visit {
  /** Interaction to Next Paint as browsers report it: the slowest interaction, without one of each 50. */
  inpMs: number;
  interactions: number;
  worst: string;
}

/** A visit like a person's: a list is read, filtered and sorted, products are opened, sizes and colours chosen, a delivery too. */
export async function measureVisit(
  browser: Browser,
  visitor: Visitor,
  base: string,
  seconds: number,
): Promise<Visit> {
  const { context, page, devtools } = await openPage(browser, visitor);
  const slowest = new Map<string, SlowInput>();
  const timer = closeAfter(context, seconds + HANGS_S);
  try {
    await page.exposeBinding('feltInput', (_, input: SlowInput) => {
      if (input.ms > (slowest.get(input.interaction)?.ms ?? 0)) slowest.set(input.interaction, input);
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
          if (!entry.interactionId) continue;
          const target = entry.target instanceof Element ? entry.target : null;
          const what = `${entry.name} ${target?.closest('[class]:not(svg)')?.className.toString().split(' ')[0] ?? ''}`;
          const interaction = `${performance.timeOrigin} ${entry.interactionId}`;
          const input = { interaction, what, ms: entry.duration };
          (window as never as { feltInput: (input: object) => void }).feltInput(input);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const until = Date.now() + seconds * 1_000;
    const keepPace = async () => slowProcessor(devtools, { ...visitor, pace: await measurePace(browser, 1) });
    const press = presser(page, visitor.profile, keepPace);
    while (Date.now() < until) {
      await keepPace();
      await page.goto(`${base}/categories/womens-dresses`, { waitUntil: 'load' });
      await rest(page);
      await press('.filter-buttons .chip, .facet-menu > summary');
      await press('.facet-fold > summary, .facet-panel a[data-filter][href]');
      await page.keyboard.press('Escape');
      await press('.swatches .swatch:not(:checked)');
      await page.mouse.wheel(0, 600);
      await rest(page);
      await press('.product-card-wish :is(button, a)');
      await page.keyboard.press('Escape');
      await press('.product-card-link');
      await page.waitForSelector('.product-page').catch(() => {});
      await rest(page);
      await press('.pdp-swatch:not([aria-current])');
      await press('.size:not([data-gone])');
      await press('#buy button[type=submit]');
      await page.keyboard.press('Escape');
      await press('.accordion summary, .product-panel summary');
      await page.goBack().catch(() => {});
      await rest(page);
      await press('.load-button');
      await page.goto(`${base}/checkout`, { waitUntil: 'load' });
      await rest(page);
      await press('input[name=email]');
      await page.keyboard.type('ada');
      await fillFields(page, CHECKOUT_DETAILS);
      await press('.checkout-details button[type=submit]');
      await rest(page);
      await press('.choice:has(input[name=method]:not(:checked))');
    }
  } finally {
    clearTimeout(timer);
    await context.close();
  }
  const sorted = [...slowest.values()].toSorted((a, b) => b.ms - a.ms);
  return {
    inpMs: sorted[Math.floor(sorted.length / 50)]?.ms ?? 0,
    interactions: sorted.length,
    worst: sorted
      .slice(0, 3)
      .map(({ what, ms }) => `${what} ${Math.round(ms)}`)
      .join(', '),
  };
}

function rest(page: Page): Promise<void> {
  return page.waitForTimeout(1_200);
}

/**
 * By place: a locator would look the element up in the page while it is pressed. A shared machine changes its pace from one press to
 * the next, hence `keepPace`.
 */
function presser(page: Page, profile: ProfileName, keepPace: () => Promise<void>) {
  return async (selector: string) => {
    await keepPace();
    const target = await findTarget(page, selector).catch(() => null);
    await page.waitForTimeout(REACH_S * 1_000);
    if (target) await pressAt(page, profile, target.x, target.y);
    await page.waitForTimeout(700);
  };
}
