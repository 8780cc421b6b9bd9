import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimers } from './timers.server.ts';

describe('timers of a module', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('repeat a task after a failed run, which they log, and end when the module stops', async () => {
    const error = vi.fn();
    const timers = createTimers({ error } as never);
    const task = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(null);
    timers.every(100, 'sending queued emails failed', task);
    await vi.advanceTimersByTimeAsync(250);
    expect(task).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'sending queued emails failed');
    timers.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
