import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('somebody who only reads', () => {
  let visibility: 'visible' | 'hidden';
  let changed: () => void;

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    visibility = 'visible';
    vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal('document', {
      get visibilityState() {
        return visibility;
      },
      addEventListener: (_: string, listener: () => void) => {
        changed = listener;
      },
      removeEventListener: () => {},
    });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function watch() {
    const { watchUserActivity, isHydrationStarted, onUserActivity } = await import('./user-activity.ts');
    const active = vi.fn();
    void onUserActivity().then(active);
    watchUserActivity();
    return { active, isHydrationStarted };
  }

  it('[EVENT-01] is active after ten seconds with the page in view, without any input', async () => {
    const { active, isHydrationStarted } = await watch();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isHydrationStarted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isHydrationStarted()).toBe(true);
    expect(active).toHaveBeenCalledOnce();
  });

  it('[EVENT-01] a tab in the background is not read', async () => {
    const { isHydrationStarted } = await watch();
    await vi.advanceTimersByTimeAsync(5_000);
    visibility = 'hidden';
    changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isHydrationStarted()).toBe(false);
    visibility = 'visible';
    changed();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isHydrationStarted()).toBe(true);
  });
});
