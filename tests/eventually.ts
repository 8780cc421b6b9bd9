import { vi } from 'vitest';

/** Tries again until it holds. The limit only ends a test that has failed: a busy machine may need seconds. */
export function eventually<T>(check: () => T | Promise<T>, interval = 20): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval });
}
