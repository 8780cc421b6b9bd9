const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 10_000;

/**
 * Spares a system that is down, and those who wait for it: after some failures in a row nobody is let through for a
 * while, then one caller goes ahead to see.
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  /** Whether a call may be made now; whoever gets a yes has to report how it went. */
  admits(now: number): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    if (now < this.#openUntil || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  failed(now: number): void {
    this.#failures += 1;
    this.#isTrying = false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = now + OPEN_MS;
  }

  /** The caller left before there was an answer, which says nothing about the system. */
  leftEarly(): void {
    this.#isTrying = false;
  }
}
