import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportHeight } from './report-height.ts';

const heard: unknown[] = [];
let notice = () => {};

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
  class Observer {
    constructor(report: () => void) {
      notice = report;
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('parent', { postMessage: (message: unknown, shop: string) => heard.push([message, shop]) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[PDP-14] the height of a widget', () => {
  it('is told to the shop alone, once for each height', () => {
    const place = { offsetHeight: 0 };
    reportHeight(place as HTMLElement, 'https://shop.example', 3000);
    notice();
    place.offsetHeight = 320;
    notice();
    notice();
    vi.advanceTimersByTime(3000);
    expect(heard).toEqual([[{ type: 'widget_height', height: 320 }, 'https://shop.example']]);
  });

  it('what is still empty after three seconds is said to be empty', () => {
    reportHeight({ offsetHeight: 0 } as HTMLElement, 'https://shop.example', 3000);
    vi.advanceTimersByTime(2999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([[{ type: 'widget_empty' }, 'https://shop.example']]);
  });
});
