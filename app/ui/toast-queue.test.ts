import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, hideToast, showToast, subscribeToToasts } from '#ui/toast-queue.ts';

const texts = () => currentToasts().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('disappear after five seconds, after ten with an action', () => {
    showToast({ text: 'Saved' });
    showToast({ text: 'Removed', action: { label: 'Undo', onAct: () => undefined } });
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['Removed']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });

  it('stay until they are hidden, where they are lasting', () => {
    const id = showToast({ text: 'The shop is away', isLasting: true });
    vi.advanceTimersByTime(600_000);
    expect(texts()).toEqual(['The shop is away']);
    hideToast(id);
    expect(texts()).toEqual([]);
  });

  it('are three at most; the oldest is removed', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast({ text });
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('can be closed, and notify subscribers', () => {
    const heard = vi.fn();
    const stop = subscribeToToasts(heard);
    const id = showToast({ text: 'Saved' });
    hideToast(id);
    expect(texts()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    hideToast(id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
