const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 100;

/**
 * Milliseconds to wait before trying again; null when it is not worth it. What the other side asks for is kept to,
 * unless the caller's patience ends before.
 */
export function retryDelay(turn: {
  /** Tries that failed so far. */
  failed: number;
  retryAfter: string | null;
  now: number;
  deadline: number;
  /** From 0 to 1. */
  random: number;
}): number | null {
  if (turn.failed > MAX_RETRIES) return null;
  const asked = readRetryAfter(turn.retryAfter, turn.now);
  const most = FIRST_PAUSE_MS * 2 ** turn.failed;
  const pause = asked ?? most / 2 + (turn.random * most) / 2;
  return turn.now + pause < turn.deadline ? pause : null;
}

/** Seconds, or a date. */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
