const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 100;

/** Milliseconds to wait before the next try, as `Retry-After` says or growing with jitter; null when the deadline comes first. */
export function retryDelay(attempt: {
  /** Tries that failed so far. */
  failed: number;
  retryAfter: string | null;
  now: number;
  deadline: number;
  /** From 0 to 1. */
  random: number;
}): number | null {
  if (attempt.failed > MAX_RETRIES) return null;
  const requested = readRetryAfter(attempt.retryAfter, attempt.now);
  const longest = FIRST_PAUSE_MS * 2 ** attempt.failed;
  const pause = requested ?? longest / 2 + (attempt.random * longest) / 2;
  return attempt.now + pause < attempt.deadline ? pause : null;
}

/** The header holds seconds or a date; the result is milliseconds. */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
