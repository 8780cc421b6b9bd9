import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutDeferredContent } from './deferred-layout.ts';

interface Part {
  dataset: { laidOut?: string };
}

let parts: Part[];
const page = new EventTarget();

/** An input as the browser dates it. */
function press(type: string): void {
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  page.dispatchEvent(event);
}

const laidOut = () => parts.filter(({ dataset }) => dataset.laidOut !== undefined).length;

beforeEach(() => {
  vi.useFakeTimers();
  parts = [{ dataset: {} }, { dataset: {} }, { dataset: {} }];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    querySelector: () => parts.find(({ dataset }) => dataset.laidOut === undefined) ?? null,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('content below the first view', () => {
  it('is laid out in idle moments, and its height is then known', async () => {
    layOutDeferredContent();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(parts.map(({ dataset }) => dataset.laidOut)).toEqual(['stored', 'stored', 'stored']);
  });

  it('waits while somebody taps, types or scrolls, and goes on afterwards', async () => {
    layOutDeferredContent();
    await vi.advanceTimersByTimeAsync(60);
    expect(laidOut()).toBe(1);
    for (const type of ['pointerdown', 'pointerup', 'change', 'keydown', 'scroll']) {
      press(type);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(laidOut()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(laidOut()).toBe(3);
  });
});
