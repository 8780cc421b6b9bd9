import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportHeight } from './report-height.ts';

const messages: unknown[] = [];
let notify = () => {};

beforeEach(() => {
  messages.length = 0;
  vi.useFakeTimers();
  class Observer {
    constructor(report: () => void) {
      notify = report;
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('parent', {
    postMessage: (message: unknown, shop: string) => messages.push([message, shop]),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[PDP-14] the height of a widget', () => {
  it('is posted only to the shop, once for each height', () => {
    const element = { offsetHeight: 0 };
    reportHeight(element as HTMLElement, 'https://shop.example', 3000);
    notify();
    element.offsetHeight = 320;
    notify();
    notify();
    vi.advanceTimersByTime(3000);
    expect(messages).toEqual([[{ type: 'widget_height', height: 320 }, 'https://shop.example']]);
  });

  it('is reported as empty after three seconds without content', () => {
    reportHeight({ offsetHeight: 0 } as HTMLElement, 'https://shop.example', 3000);
    vi.advanceTimersByTime(2999);
    expect(messages).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(messages).toEqual([[{ type: 'widget_empty' }, 'https://shop.example']]);
  });
});
