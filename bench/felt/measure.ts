import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowdownFor } from '../pace.ts';
import type { Interaction, ProfileName } from './interactions.ts';

interface Profile {
  viewport: { width: number; height: number };
  isMobile: boolean;
  hasTouch: boolean;
  cpu: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const BYTES_OF_A_MBIT = 1_000_000 / 8;

export const PROFILES: Record<ProfileName, Profile> = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    cpu: 4,
    network: {
      latency: 150,
      downloadThroughput: 1.6 * BYTES_OF_A_MBIT,
      uploadThroughput: 0.75 * BYTES_OF_A_MBIT,
    },
  },
  desktop: {
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    cpu: 1,
    network: null,
  },
};

/** After this time an interaction counts as without result. */
export const LONGEST_MS = 15_000;

/** No measurement of a page that works takes longer. */
export const HANGS_S = 90;

/** Before the input comes, a person has scrolled to its target, or opened the list of a select field. */
export const REACH_S = 0.3;

/** Who opens a page, and how many times slower than at rest the machine is (`pace.ts`). */
export interface Visitor {
  profile: ProfileName;
  pace: number;
}

export interface OpenPage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A page of a new visitor with a cold cache, slowed down like its profile: by less when the machine is slow itself. */
export async function openPage(browser: Browser, { profile, pace }: Visitor): Promise<OpenPage> {
  const { viewport, isMobile, hasTouch, network } = PROFILES[profile];
  const context = await browser.newContext({ viewport, isMobile, hasTouch, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowProcessor(devtools, { profile, pace });
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  await page.addInitScript(installHelpers);
  return { context, page, devtools };
}

export async function slowProcessor(devtools: CDPSession, { profile, pace }: Visitor): Promise<void> {
  const rate = slowdownFor(PROFILES[profile].cpu, pace);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

function installHelpers(): void {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    }) ?? null;
  window.felt = { visible };
}

interface Measured {
  /** From the input to the paint of its result; null if nothing was shown. */
  ms: number | null;
}

/** Opens the page, does the interaction `after` seconds later and waits for its result. */
export async function measureInteraction(
  browser: Browser,
  visitor: Visitor,
  url: string,
  after: number,
  interaction: Interaction,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Measured> {
  const open = await openPage(browser, visitor);
  const { profile } = visitor;
  const { context, page } = open;
  const { promise: finished, resolve: finish } = Promise.withResolvers<number | null>();
  const timer = closeAfter(context, after + HANGS_S, () => finish(null));
  try {
    await prepare?.(context);
    await page.exposeBinding('feltShown', (_, ms: number) => finish(ms));
    await page.addInitScript(watchForResult, {
      isShown: String(interaction.isShown),
      longestMs: LONGEST_MS,
    });
    await page.goto(url, { waitUntil: 'load' });
    if (!interaction.first && !interaction.fill && !interaction.via) {
      await waitAfterLoad(page, after - REACH_S);
      await findTarget(page, interaction.target);
    }
    await waitAfterLoad(page, after);
    if (interaction.via) await goVia(open, profile, interaction.via);
    await act(open, profile, interaction);
    return { ms: await finished };
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

/**
 * Ends what waits for a page that hangs. Seen once in about a thousand: the browser drew no more frames of a page, for which its own
 * script waited for ever.
 */
export function closeAfter(context: BrowserContext, seconds: number, onClose?: () => void): NodeJS.Timeout {
  return setTimeout(() => {
    onClose?.();
    void context.close();
  }, seconds * 1_000);
}

/** Waits by the clock of the page, since the round trip to it takes a while when it is busy. */
async function waitAfterLoad(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async (ms) => {
    const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, loadEventEnd + ms - performance.now())));
  }, seconds * 1_000);
}

/**
 * Runs in every document. `feltArm` is called with the input; from the first event on, each frame in which something changed is
 * asked whether the result is shown. To ask every frame would make the browser draw frames that nobody needs, which took half
 * of the time of a slow processor. A result in another document counts too, since the time of the input is stored.
 */
function watchForResult({ isShown, longestMs }: { isShown: string; longestMs: number }): void {
  const test = new Function(`return (${isShown})`)() as (before: unknown) => boolean;
  const KEY = 'felt:pending';
  // What changes a page without changing its elements.
  const CHANGES = ['input', 'change', 'toggle', 'scroll', 'load', 'transitionend', 'animationend'];
  const now = () => performance.timeOrigin + performance.now();
  const report = (ms: number) => {
    sessionStorage.removeItem(KEY);
    (window as never as { feltShown: (ms: number) => void }).feltShown(ms);
  };
  const watch = ({ at, before }: { at: number; before: unknown }) => {
    let isWaiting = false;
    const check = () => {
      isWaiting = false;
      const isTooLate = now() - at >= longestMs;
      if (!test(before) && !isTooLate) return;
      changes.disconnect();
      clearInterval(timer);
      for (const type of CHANGES) removeEventListener(type, askNextFrame, true);
      // The first task after the frame, before those that wait already: the frame has been painted by then.
      const done = () => report(isTooLate ? Number.NaN : now() - at);
      void (window as never as FeltScheduler).scheduler.postTask(done, { priority: 'user-blocking' });
    };
    const askNextFrame = () => {
      if (!isWaiting) requestAnimationFrame(check);
      isWaiting = true;
    };
    const changes = new MutationObserver(askNextFrame);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const type of CHANGES) addEventListener(type, askNextFrame, true);
    // Ends the wait for a result that never comes.
    const timer = setInterval(askNextFrame, 500);
    askNextFrame();
  };
  const begin = (timeStamp: number, before: unknown) => {
    const pending = { at: performance.timeOrigin + timeStamp, before };
    sessionStorage.setItem(KEY, JSON.stringify(pending));
    watch(pending);
  };
  Object.assign(window, {
    feltArm(types: string[], before: unknown) {
      let hasBegun = false;
      for (const type of types)
        addEventListener(
          type,
          ({ timeStamp }) => {
            if (!hasBegun) begin(timeStamp, before);
            hasBegun = true;
          },
          { capture: true, once: true },
        );
    },
    feltBegin: (before: unknown) => begin(performance.now(), before),
  });
  const stored = sessionStorage.getItem(KEY);
  if (stored) addEventListener('DOMContentLoaded', () => watch(JSON.parse(stored)), { once: true });
}

interface FeltScheduler {
  scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
}

interface FeltWindow {
  feltArm: (types: string[], before: unknown) => void;
  feltBegin: (before: unknown) => void;
}

async function goVia(
  { page }: OpenPage,
  profile: ProfileName,
  { press, arrived }: NonNullable<Interaction['via']>,
): Promise<void> {
  const { x, y } = await findTarget(page, press);
  await pressAt(page, profile, x, y);
  await page.waitForFunction((selector) => window.felt.visible(selector) !== null, arrived);
  // Somebody looks at the page before going back.
  await waitAfterLoad(page, 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
}

export async function pressAt(page: Page, profile: ProfileName, x: number, y: number): Promise<void> {
  if (profile === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Brings the target into view and returns its middle. */
export async function findTarget(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let attempt = 0; attempt < 300; attempt++) {
      const element = window.felt.visible(wanted);
      if (element) {
        const box = element.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, innerHeight) / 2 };
        // Nobody taps on what the cookie bar covers.
        const onTop = document.elementFromPoint(middle.x, middle.y)?.closest('.consent');
        const isInView = box.top >= 0 && box.bottom <= innerHeight && (!onTop || onTop.contains(element));
        if (isInView || attempt > 30) return middle;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      await frame();
      await frame();
    }
    throw new Error(`There is no ${wanted} to press.`);
  }, selector);
}

/** As a browser fills in a form that it knows. */
export async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = document.querySelector<HTMLInputElement>(`[name$="${name}"]`);
      if (!field) continue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, fields);
}

async function act(open: OpenPage, profile: ProfileName, interaction: Interaction): Promise<void> {
  const { page, devtools } = open;
  const { target, input = 'press', value = '', first, fill } = interaction;
  if (first) await page.evaluate((selector) => window.felt.visible(selector)?.click(), first);
  if (fill) await fillFields(page, fill);
  const { x, y } = await findTarget(page, target);
  const before = await page.evaluate(
    (code) => (code ? (new Function(`return (${code})()`)() as unknown) : null),
    interaction.before && String(interaction.before),
  );
  const arm = (types: string[]) =>
    page.evaluate(
      ([events, remembered]) => (window as never as FeltWindow).feltArm(events as string[], remembered),
      [types, before] as const,
    );
  switch (input) {
    case 'press':
      // The finger is lifted a moment later; what counts for a person is the release.
      await arm(['pointerup', 'touchend', 'click']);
      await pressAt(page, profile, x, y);
      return;
    case 'hover':
      await arm(['pointermove', 'pointerover']);
      await page.mouse.move(x - 3, y);
      await page.mouse.move(x, y);
      return;
    case 'type':
      await pressAt(page, profile, x, y);
      await page.keyboard.type(value.slice(0, -1));
      await arm(['keydown']);
      await page.keyboard.type(value.slice(-1));
      return;
    case 'select':
      await page.evaluate(
        async ({ selector, option, remembered, reachMs }) => {
          const select = window.felt.visible(selector) as HTMLSelectElement;
          select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, reachMs));
          (window as never as FeltWindow).feltBegin(remembered);
          select.value = option;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        { selector: target, option: value, remembered: before, reachMs: REACH_S * 1_000 },
      );
      return;
    case 'swipe':
      await arm(['touchmove', 'wheel', 'pointercancel']);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const moved of [20, 60, 120, 180]) {
        const touchPoints = [{ x: x - moved, y }];
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return;
    case 'back':
      await page.evaluate((remembered) => {
        (window as never as FeltWindow).feltBegin(remembered);
        history.back();
      }, before);
  }
}
